import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { AdviceList } from './advice/advice-list.tsx'
import { partsOf } from './advice/advice-of.ts'

/** A component's page: its purpose, do and don't, props, and all stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <AdviceList parts={partsOf(preparedMeta)} />
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
