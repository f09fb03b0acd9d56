// Loaded on demand, as one file: what refusals seldom show.
export { Missing, showMissing } from './missing.tsx'
export { Overtaken, showOvertaken } from './overtaken.tsx'
