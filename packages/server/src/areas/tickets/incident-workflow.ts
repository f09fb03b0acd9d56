import * as queries from './incident-workflow.queries.ts'
import type { Acting } from './acting.ts'
import { manages } from './incidents.rules.ts'
import { waysFrom } from './workflow-ways.ts'
import { stateIn } from './workflow-ways.rules.ts'

type Looking = Pick<Acting, 'db' | 'user'>

/** An incident's workflow state, and the possible transitions for this person; null without a workflow. */
export async function workflowOf({ db, user }: Looking, incidentId: string, isWhole: boolean) {
  const place = await queries.place(db, incidentId)
  if (place === undefined) return null
  const { id, name, number, document, workflowState, workflowValues } = place
  const state = stateIn(document, workflowState ?? '')
  const values = new Map((isWhole ? workflowValues : []).map(({ key, value }) => [key, value]))
  const ways = await waysFrom(db, { document, state: state.code, values }, manages(user) ? user : undefined)
  return {
    ...{ id, name, number, state: state.name, values: ways.values },
    choices: ways.choices.map(({ code, name: act, next, needs, fields }) => ({
      ...{ code, name: act, to: next.name, needsComment: needs?.needsComment ?? false, fields },
    })),
  }
}
