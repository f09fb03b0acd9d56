import { expect, it } from 'vitest'
import { areas, subjectProblems } from './subjects.ts'

it.each([
  'time-off: count what waits in one inbox',
  'server, portal: tell who stands in for whom',
  'ui-kit: bring the focus back',
  'tests: name `etiquetas` as the screen does',
  'docs: SDK readers find the list of functions',
])('%s holds', (subject) => {
  expect(subjectProblems(subject)).toEqual([])
})

it.each([
  ['Count what waits in one inbox', 'begins with its area'],
  ['Time-off: count what waits', 'begins with its area'],
  ['nowhere: count what waits', 'no area nowhere'],
  ['time-off, nowhere: count what waits', 'no area nowhere'],
  ['time-off: the inbox counts what waits', 'no order'],
  ['time-off: counting what waits', 'no order'],
  ['time-off: counted what waits', 'no order'],
  ['time-off: Count what waits', 'small letter'],
  ['time-off: count what waits.', 'full stop'],
  ['time-off: count the vacaciones', 'is Spanish'],
  [`time-off: count ${'what waits '.repeat(6)}`, 'characters'],
])('%s does not: %s', (subject, problem) => {
  expect(subjectProblems(subject).join('\n')).toContain(problem)
})

it('the areas are the folders of the workspace', () => {
  for (const area of ['server', 'time-off', 'decisions', 'patterns', 'specs', 'e2e', 'bench', 'quotes'])
    expect(areas()).toContain(area)
  expect(areas()).not.toContain('node_modules')
})
