import {
  absences,
  operationVacations,
  teleworkVersions,
  vacationRequests,
  workdayAdaptations,
} from '@portal/sdk/intranet'
import { type AreaInbox, eachOf, requestsOf, type DecisionInput } from '#patterns/inbox/part.ts'
import { touchedByAbsence } from './touched-by-absence.ts'
import { touchedByTelework } from './touched-by-telework.ts'
import { touchedByPlaces, touchedByVacation } from './touched-by-vacation.ts'

/** A bulk decision, delayed so that it can still be undone. */
const held = ({ decision, comment }: DecisionInput) => ({
  ...{ decision, hold: true },
  ...(comment === undefined ? {} : { comment }),
})

export const inbox = {
  vacationRequests: {
    href: ({ id }) => `/admin/vacaciones/vacacionesEmpleados?request=${id}`,
    touches: touchedByVacation,
    decide: (of, items, input) =>
      of(vacationRequests).decide({ ...held(input), requests: requestsOf(items) }),
    release: (of, ids) => of(vacationRequests).release({ ids: [...ids] }),
  },
  operationVacations: {
    href: ({ id }) => `/admin/manageVacationOp/manageVacationOp?request=${id}`,
    touches: touchedByPlaces,
    decide: (of, items, input) =>
      of(operationVacations).decide({ ...held(input), requests: requestsOf(items) }),
    release: (of, ids) => of(operationVacations).release({ ids: [...ids] }),
  },
  absences: {
    href: ({ id }) => `/admin/ausencias/gestionar-ausencias?absence=${id}`,
    touches: touchedByAbsence,
    decide: (of, items, input) => of(absences).decide({ ...held(input), requests: requestsOf(items) }),
    release: (of, ids) => of(absences).release({ ids: [...ids] }),
  },
  workdayAdaptations: {
    href: ({ id }) => `/admin/ausencias/gestionar-ausencias?tab=adaptations&adaptation=${id}`,
    touches: [],
    decide: (of, items, { decision, comment = null }) =>
      eachOf(requestsOf(items), ({ id, version }) =>
        of(workdayAdaptations).answer(id, {
          ...{ version, comment, hold: true },
          answer: decision === 'approve' ? 'granted' : 'refused',
        }),
      ),
    release: (of, ids) => of(workdayAdaptations).release({ ids: [...ids] }),
  },
  teleworkVersions: {
    href: ({ person }) => `/admin/teletrabajo/teletrabajoEmpleados?person=${person.id}`,
    touches: touchedByTelework,
    decide: (of, items) =>
      eachOf(requestsOf(items), ({ id, version }) => of(teleworkVersions).offer(id, { version })),
    release: (of, ids) =>
      eachOf(ids, async (id) => {
        const { version } = await of(teleworkVersions).show(id)
        await of(teleworkVersions).withdraw(id, { version })
      }),
  },
} satisfies AreaInbox
