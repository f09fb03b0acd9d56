export type OperationUsesTable = { id: string; userId: string; operation: string; at: Date }
