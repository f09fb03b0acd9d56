export { fakeClock } from './fake-clock.ts'
export type { FakeClock } from './fake-clock.ts'
