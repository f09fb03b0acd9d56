import type { Act } from './absence-act.ts'
import type { Looking } from './absence-reach.ts'
import type { Row } from './absences.queries.ts'

const isOwn = ({ employeeId }: Row, { reach }: Looking): boolean => employeeId === reach.userId
const takenBack = ['communicated', 'awaiting_proof', 'in_review', 'approved', 'ongoing']

/** The person, and absence managers; of approved ones only those who may know the cause. */
function mayCancel(row: Row, looking: Looking): boolean {
  if (isOwn(row, looking)) return takenBack.includes(row.state)
  if (!looking.manages || row.stored === 'rejected' || row.stored === 'cancelled') return false
  return row.isKnown || row.stored === 'communicated' || row.stored === 'in_review'
}

/** The person, and for them absence managers who may know causes. */
function mayJustify(row: Row, looking: Looking): boolean {
  if (row.stored === 'rejected' || row.stored === 'cancelled' || row.stored === 'cancellation_requested')
    return false
  return isOwn(row, looking) || (looking.manages && looking.knowsCauses)
}

/** Whether the viewer may record reports of this person's sick leave, whatever the absence is: never their own. */
export const recordsParts = (row: Row, looking: Looking): boolean =>
  looking.manages && looking.knowsCauses && !isOwn(row, looking)

/** Whether reports are possible: sick leave in force, with or without proof. */
export const takesParts = ({ stored }: Row): boolean => stored === 'approved' || stored === 'communicated'

/** Whether the viewer may record a report: of sick leave that has not ended. */
export const mayAddPart = (row: Row, looking: Looking): boolean =>
  row.isSick && !row.isDischarged && takesParts(row) && recordsParts(row, looking)

const rights: Record<Act, (row: Row, looking: Looking) => boolean> = {
  approve: ({ canDecide }) => canDecide,
  reject: ({ canDecide }) => canDecide,
  justify: mayJustify,
  cancel: mayCancel,
}

/** Whether the viewer may perform an operation on an absence. */
export const allowedTo = (act: Act, row: Row, looking: Looking): boolean => rights[act](row, looking)
