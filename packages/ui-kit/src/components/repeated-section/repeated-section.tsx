import { useId, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { formatNumber } from '#words/format.ts'
import { Restored } from '#forms/restored.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './repeated-section.css.ts'
import { useSections } from './use-sections.ts'

/** One of the repeated sections. */
export interface RepeatedItem<Item> {
  /** Returns the path of a field of this section: `name('birthYear')` is `children[0].birthYear`. */
  name: (field: string) => string
  /** The initial values of the section; undefined for an added one. */
  initial: Item | undefined
  /** Its index, from 0. */
  index: number
}

/** A part of a form that comes several times. */
export interface RepeatedSectionProps<Item> {
  /** The label of the list: “Children”. */
  label: string
  /** The label of one section: “Child”; buttons and messages add its number. */
  itemLabel: string
  /** The name of the list in the values of the form. */
  name: string
  /** The initial sections. */
  items?: readonly Item[] | undefined
  description?: ReactNode
  /** The minimum number, which is there from the start. */
  min?: number | undefined
  max?: number | undefined
  /** The order is significant: adds buttons to move sections. */
  isOrdered?: boolean | undefined
  /** Called with the new number after a section was added or removed. */
  onChange?: ((count: number) => void) | undefined
  /** The fields of one section, uncontrolled: their text moves with its section. */
  children: (item: RepeatedItem<Item>) => ReactNode
}

/**
 * Fields that repeat for several things, such as the children in a tax form: add, remove, move. The focus goes to the
 * first field of a new section, to the neighbour of a removed one, and stays on the button that moves. Keys: those of
 * fields and buttons. For plain words use `TagInput`; for a choice among known things `MultiSelect`.
 * @example
 * <RepeatedSection label="Hijos" itemLabel="Hijo" name="children">
 *   {({ name }) => <NumberField label="Año de nacimiento" name={name('birthYear')} />}
 * </RepeatedSection>
 */
export function RepeatedSection<Item>(props: RepeatedSectionProps<Item>) {
  const { label, itemLabel, name, items = [], description, min = 0, max, isOrdered = false } = props
  const { section: words } = useWords()
  const { locale } = useLocale()
  const id = useId()
  const { root, ...sections } = useSections({ items, min, name, itemLabel, onChange: props.onChange })
  const { rows } = sections
  const isFull = max !== undefined && rows.length >= max
  return (
    <div ref={root} role="group" aria-labelledby={id} className={css.root}>
      <div className={css.head}>
        <p id={id} className={css.label}>
          {label}
        </p>
        {description === undefined ? null : <p className={css.description}>{description}</p>}
      </div>
      {rows.length === 0 ? <p className={css.none}>{words.none}</p> : null}
      {rows.map(({ key, initial }, index) => (
        <Section
          key={key}
          sectionKey={key}
          title={sections.nameAt(index)}
          place={{ isFirst: index === 0, isLast: index === rows.length - 1 }}
          onMove={isOrdered && rows.length > 1 ? (step) => sections.move(key, step) : undefined}
          onRemove={rows.length > min ? () => sections.remove(key) : undefined}
        >
          <Afresh isAdded={sections.isAdded(key)}>
            {props.children({ index, initial, name: (field) => `${name}[${index}].${field}` })}
          </Afresh>
        </Section>
      ))}
      {isFull ? (
        <p className={css.description}>{words.limit(formatNumber(max, locale))}</p>
      ) : (
        <div data-add>
          <Button icon="plus" onPress={sections.add}>
            {words.add(itemLabel)}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{sections.news}</span>
      </VisuallyHidden>
    </div>
  )
}

// An added section starts empty, even if an earlier one with that name had content.
function Afresh({ isAdded, children }: { isAdded: boolean; children: ReactNode }) {
  return isAdded ? <Restored values={undefined}>{children}</Restored> : children
}

interface SectionProps {
  sectionKey: number
  title: string
  place: { isFirst: boolean; isLast: boolean }
  onMove: ((step: number) => void) | undefined
  onRemove: (() => void) | undefined
  children: ReactNode
}

function Section({ sectionKey, title, place, onMove, onRemove, children }: SectionProps) {
  const { section: words } = useWords()
  return (
    <div role="group" aria-label={title} tabIndex={-1} data-section={sectionKey} className={css.section}>
      <div className={css.bar}>
        <span className={css.title}>{title}</span>
        {onMove === undefined ? null : (
          <>
            <span data-move="-1">
              <IconButton
                icon="arrowUp"
                size="sm"
                label={words.moveUp(title)}
                isDisabled={place.isFirst}
                onPress={() => onMove(-1)}
              />
            </span>
            <span data-move="1">
              <IconButton
                icon="arrowDown"
                size="sm"
                label={words.moveDown(title)}
                isDisabled={place.isLast}
                onPress={() => onMove(1)}
              />
            </span>
          </>
        )}
        {onRemove === undefined ? null : (
          <IconButton icon="trash" size="sm" label={words.remove(title)} onPress={onRemove} />
        )}
      </div>
      <div data-fields className={css.fields}>
        {children}
      </div>
    </div>
  )
}
