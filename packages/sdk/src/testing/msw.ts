export type { OperationId, Operations } from '#generated/operations.ts'
export { answer, refuse } from './answer.ts'
export type { Answering, Asked, MockOptions } from './answer.ts'
export type {
  BodyOf,
  FieldRefusal,
  ParamsOf,
  RefusalDetails,
  RefusalStatus,
  ResultOf,
} from './contract-types.ts'
export { exampleOf } from './example-of.ts'
export { portalHandlers } from './portal-handlers.ts'
export type { PortalHandlersOptions } from './portal-handlers.ts'
export type { WireAnswer } from '#validation/wire-answer.ts'
