/** Dated coordinator assignments, both days inclusive. */
export type CoordinatorAssignmentsTable = {
  id: string
  employeeId: string
  coordinatorId: string
  startsOn: string
  /** The last day; null for no end. */
  endsOn: string | null
  reason: string | null
  createdBy: string | null
  createdAt: Date
}
