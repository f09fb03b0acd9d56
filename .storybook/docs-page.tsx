import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { AdviceList } from './advice/advice-list.tsx'
import { partsOf } from './advice/advice-of.ts'

/** The page of a component: what it is for, what to do with it and what not, its props and all its stories. */
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
