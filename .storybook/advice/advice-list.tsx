import { Card, Columns, Icon, Inline, KitProvider, Stack } from '@portal/ui-kit'
import type { ReactNode } from 'react'
import type { Advice, PartName } from './advice.ts'
import { allAdvice } from './all-advice.ts'

/** Do and don't for some parts, each with examples. */
export function AdviceList({ parts }: { parts: readonly PartName[] }) {
  if (parts.length === 0) return null
  return (
    <section className="sb-unstyled" aria-label="Do and don’t">
      <KitProvider locale="en" navigate={stay}>
        <Stack>
          {parts.map((part) => (
            <Stack key={part} space="sm">
              {parts.length === 1 ? null : <h3>{part}</h3>}
              <BothSides advice={allAdvice[part]} />
            </Stack>
          ))}
        </Stack>
      </KitProvider>
    </section>
  )
}

// Links in the examples do not navigate.
const stay = () => undefined

function BothSides({ advice }: { advice: Advice }) {
  const { do: Good, dont: Bad } = advice.example ?? {}
  return (
    <Columns count={2}>
      <Side title="Do" icon="success" lines={advice.do}>
        {Good === undefined ? null : <Good />}
      </Side>
      <Side title="Don’t" icon="danger" lines={advice.dont}>
        {Bad === undefined ? null : <Bad />}
      </Side>
    </Columns>
  )
}

interface SideProps {
  title: string
  icon: 'success' | 'danger'
  lines: readonly string[]
  children: ReactNode
}

function Side({ title, icon, lines, children }: SideProps) {
  return (
    <Card>
      <Stack space="sm">
        <Inline>
          <Icon id={icon} />
          <strong>{title}</strong>
        </Inline>
        <ul style={{ listStyle: 'disc', paddingInlineStart: '1.25rem' }}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {children}
      </Stack>
    </Card>
  )
}
