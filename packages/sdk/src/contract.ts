export type * from './generated/contract.ts'
export type { OperationId, Operations, OperationsOfFamilies } from './generated/operations.ts'
