import { expect, test } from 'vitest'
import type { TemplateColumn } from '@portal/sdk'
import { withChoices } from './value-choices.ts'

const column = (name: string): TemplateColumn => ({
  ...{ name, label: name, type: 'list', options: ['Temprano', 'Tardío'] },
  meanings: [{ value: '0-30', means: 'Tardío' }],
})

test('a new meaning of a value replaces the previous one, and other columns are unchanged', () => {
  const other = column('line')
  const [stage, line] = withChoices([column('stage'), other], 'stage', [
    { value: '0-30', means: 'Temprano' },
    { value: '90+', means: 'Tardío' },
  ])
  expect(stage?.meanings).toEqual([
    { value: '0-30', means: 'Temprano' },
    { value: '90+', means: 'Tardío' },
  ])
  expect(stage?.options).toEqual(['Temprano', 'Tardío'])
  expect(line).toBe(other)
})

test('an added value comes after the options, once, and its previous meaning is removed', () => {
  const [stage] = withChoices([column('stage')], 'stage', [
    { value: '0-30', isAdded: true },
    { value: ' 0-30', isAdded: true },
    { value: 'Temprano', isAdded: true },
  ])
  expect(stage?.options).toEqual(['Temprano', 'Tardío', '0-30'])
  expect(stage?.meanings).toEqual([])
})
