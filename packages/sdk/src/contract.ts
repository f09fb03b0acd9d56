export type * from './generated/contract.ts'
export type { OperationId, Operations, OperationsOfFamilies } from './generated/operations.ts'
export { servicePolicies } from './http/services.ts'
export type { ServiceName, ServicePolicy } from './http/services.ts'
