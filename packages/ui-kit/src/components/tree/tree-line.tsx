import { useLocale } from 'react-aria-components/I18nProvider'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { Collection } from 'react-aria-components/Collection'
import { Button, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { Icon } from '#components/icon/icon.tsx'
import { checkMark } from '#private/choice/choice.css.ts'
import { MarkedText } from '#private/search/marked-text.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import type { TreeNode } from './tree-nodes.ts'
import * as css from './tree.css.ts'

/** A node, its label, and its children. */
export function TreeLine({ node, query }: { node: TreeNode; query: string }) {
  const { tree: words } = useWords()
  return (
    <TreeItem
      id={node.id}
      textValue={node.label}
      className={css.item}
      {...(node.isDisabled === true ? { isDisabled: true } : {})}
    >
      <TreeItemContent>
        {({ hasChildItems, selectionMode }) => (
          <>
            {hasChildItems ? (
              <Button slot="chevron" className={css.chevron} aria-label={words.toggle(node.label)}>
                <Icon id="chevronRight" size="sm" />
              </Button>
            ) : (
              <span className={css.leaf} />
            )}
            {selectionMode === 'multiple' ? <Tick /> : null}
            <Face node={node} query={query} />
          </>
        )}
      </TreeItemContent>
      <Collection items={node.children ?? []} dependencies={[query]}>
        {(child) => <TreeLine node={child} query={query} />}
      </Collection>
    </TreeItem>
  )
}

function Tick() {
  return (
    <CheckboxField slot="selection">
      <CheckboxButton className={css.tick}>
        {({ isSelected }) => (
          <span className={checkMark}>{isSelected ? <Icon id="check" size="sm" /> : null}</span>
        )}
      </CheckboxButton>
    </CheckboxField>
  )
}

function Face({ node, query }: { node: TreeNode; query: string }) {
  const { locale } = useLocale()
  return (
    <>
      {node.icon === undefined ? null : (
        <span className={css.icon}>
          <Icon id={node.icon} size="sm" />
        </span>
      )}
      <span className={css.words}>
        <span>
          <MarkedText text={node.label} query={query} />
        </span>
        {node.description === undefined ? null : (
          <span className={css.description}>
            <MarkedText text={node.description} query={query} />
          </span>
        )}
      </span>
      {node.count === undefined ? null : (
        <span className={css.count}>{formatNumber(node.count, locale)}</span>
      )}
    </>
  )
}
