import { openings, tickets } from '@portal/sdk/laia'
import { incidents, tasks } from '@portal/sdk/main'
import type { FamilyOf } from '#patterns/inbox/part.ts'
import { type CurrentStates, describeState } from '#patterns/current-state/describe-state.ts'

/** A ticket, and its last change: the ticket itself does not keep who made it. */
async function changedTicket(of: FamilyOf, id: string) {
  const { show, changes } = of(tickets)
  const [ticket, { data }] = await Promise.all([show(id), changes(id, { perPage: 1 })])
  return { ...ticket, changed: data[0] }
}

export const currentStates = {
  tickets: describeState('caseFiles', changedTicket, ({ state, assignee, updatedAt, changed }, t) => ({
    state: `${state} · ${assignee?.displayName ?? t('list.assignees.nobody')}`,
    last: { at: changed?.at ?? updatedAt, by: changed?.user },
  })),
  openings: describeState(
    'openings',
    (of, id) => of(openings).show(id),
    ({ state, openedAt, openedBy, closedAt, note: comment }, t) => ({
      state: t(`list.states.${state}`),
      last: closedAt === null ? { at: openedAt, by: openedBy, comment } : { at: closedAt },
    }),
  ),
  tasks: describeState(
    'tasks',
    (of, id) => of(tasks).show(id),
    ({ state, entries }, t) => {
      const last = entries.at(-1)
      return { state: t(`list.states.${state}`), last: last && { ...last, comment: last.text } }
    },
  ),
  incidents: describeState(
    'incidents',
    (of, id) => of(incidents).show(id),
    ({ state, workflow, assignee, updatedAt: at }, t) => ({
      state: [
        workflow?.state ?? t(`list.states.${state}`),
        assignee?.displayName ?? t('list.assignees.nobody'),
      ].join(' · '),
      last: { at },
    }),
  ),
} satisfies CurrentStates
