import { useId } from 'react'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './org-chart.css.ts'
import type { OrgDrawing as Drawing } from './org-layout.ts'
import { OrgPersonBox } from './org-person.tsx'
import { OrgTools } from './org-tools.tsx'
import type { OrgNode } from './people.ts'
import { personAt, useOrg } from './use-org.ts'
import { margin } from './use-viewport.ts'

interface OrgDrawingProps {
  label: string
  forest: readonly OrgNode[]
  current: string | undefined
  onOpen: ((id: string) => void) | undefined
  height: string
}

/** The drawn organisation, with the semantics of a tree. */
export function OrgDrawing({ label, forest, current, onOpen, height }: OrgDrawingProps) {
  const { org: words } = useWords()
  const keysId = useId()
  const { drawing, view, ...org } = useOrg({ forest, current, onOpen })
  const { ref, scale, drag, zoom, fit, pan } = view
  const isFound = (id: string) => org.found.includes(id)
  return (
    <div className={css.root}>
      <OrgTools
        query={org.query}
        onQuery={org.search}
        match={org.found.length === 0 ? undefined : { at: org.match, count: org.found.length }}
        onMatch={org.nextMatch}
        onExpand={org.expand}
        view={{ scale, zoom, fit, pan }}
      />
      <div className={css.window} ref={ref} style={{ blockSize: height }} {...drag}>
        <div className={css.sheet} style={sheetOf(drawing, scale)}>
          <div
            role="tree"
            aria-label={label}
            aria-describedby={keysId}
            className={css.tree}
            style={{ scale }}
            onKeyDown={org.press}
            onClick={({ target }) => {
              const id = personAt(target)
              if (id !== undefined) onOpen?.(id)
            }}
            onFocus={({ target }) => org.activate(personAt(target))}
          >
            <Lines drawing={drawing} />
            {drawing.people.map((place) => (
              <OrgPersonBox
                key={place.node.person.id}
                place={place}
                query={org.query}
                isFound={isFound(place.node.person.id)}
                isCurrent={place.node.person.id === current}
                isTabStop={place.node.person.id === org.tabStop}
                onToggle={org.toggle}
              />
            ))}
          </div>
        </div>
      </div>
      <VisuallyHidden>
        <span id={keysId}>{words.keys}</span>
      </VisuallyHidden>
    </div>
  )
}

function Lines({ drawing }: { drawing: Drawing }) {
  const [width, height] = [drawing.width + 2 * margin, drawing.height + 2 * margin]
  return (
    <svg
      className={css.lines}
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      style={{ inlineSize: `${width / 16}rem`, blockSize: `${height / 16}rem` }}
      aria-hidden
    >
      {drawing.links.map(({ id, path }) => (
        <path key={id} d={path} className={css.line} />
      ))}
    </svg>
  )
}

const sheetOf = ({ width, height }: Drawing, scale: number) => ({
  inlineSize: `${((width + 2 * margin) / 16) * scale}rem`,
  blockSize: `${((height + 2 * margin) / 16) * scale}rem`,
})
