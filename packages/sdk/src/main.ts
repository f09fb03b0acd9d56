export * from './generated/families/main.ts'
export { events } from './areas/home/events.ts'
export { profile } from './areas/session/profile.ts'
export { session } from './areas/session/session.ts'
