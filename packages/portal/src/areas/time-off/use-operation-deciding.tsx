import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationRequest } from '@portal/sdk'
import { operationVacations } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { Button, toast } from '@portal/ui-kit'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useChosenRows } from '#patterns/bulk/use-chosen-rows.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { useDecidedNotice } from '#patterns/request-screen/use-decided.ts'
import { useCan } from '#patterns/use-can.ts'
import { OperationQuestions, type OperationQuestion, type DecisionInput } from './operation-questions.tsx'
import { touchedByPlaces } from './touched-by-vacation.ts'
import { useDecisionWords } from './use-decision-words.ts'

/** The service's limit for one request. */
const atOnce = 100

/** The available decisions, in order. */
const offers = [
  { id: 'coverage', icon: 'info', anyOf: 'GESTIONAR_VACACIONES_OP_VER' },
  { id: 'approve', icon: 'check', anyOf: 'GESTIONAR_VACACIONES_OP_APROBAR' },
  { id: 'override', icon: 'check', anyOf: 'GESTIONAR_VACACIONES_OP_APROBAR' },
  { id: 'reject', icon: 'ban', anyOf: 'GESTIONAR_VACACIONES_OP_RECHAZAR' },
] as const

type OperationAct = (typeof offers)[number]['id']
/** The actions on a single request. */
export type OperationActs = (request: VacationRequest) => readonly {
  readonly id: OperationAct
  readonly icon: (typeof offers)[number]['icon']
  readonly label: string
  readonly run: () => void
}[]

/**
 * Decides on one or many requests of a plan. Failures stay selected with their reason; the others can be
 * undone for five seconds.
 */
export function useOperationDeciding(list: ListAnswer<VacationRequest>) {
  const { t } = useTranslation(['operationTeam', 'vacationTeam'])
  const can = useCan()
  const [asked, ask] = useState<OperationQuestion>()
  const chosen = useChosenRows(list)
  const { run, bulk } = useDeciding(chosen, list.refresh)
  const label = (id: OperationAct) =>
    id === 'approve' || id === 'reject' ? t(`vacationTeam:bulk.${id}`) : t(`bulk.${id}`)
  const mine = offers.filter(({ anyOf }) => can(anyOf))
  const begin = (id: OperationAct, rows: readonly VacationRequest[]) =>
    id === 'approve' ? void run(rows, { decision: 'approve' }) : ask({ id, rows })
  const acts: OperationActs = (request) =>
    request.canDecide
      ? mine.map(({ id, icon }) => ({ id, icon, label: label(id), run: () => begin(id, [request]) }))
      : []
  return {
    acts,
    failures: bulk.failures,
    hideFailures: bulk.hideFailures,
    table: {
      selected: chosen.keys,
      onSelect: chosen.choose,
      ...(bulk.run === undefined ? {} : { bulkRun: bulk.run }),
      bulkActions: mine.map(({ id, icon }) => (
        <Button key={id} size="sm" icon={icon} onPress={() => begin(id, chosen.rows)}>
          {label(id)}
        </Button>
      )),
      rowActions: (row: VacationRequest) => [
        { items: acts(row).map(({ run: onAction, ...one }) => ({ ...one, onAction })) },
      ],
    },
    questions:
      asked === undefined ? null : (
        <OperationQuestions
          asked={asked}
          onClose={() => ask(undefined)}
          onDecide={(input) => {
            ask(undefined)
            void run(asked.rows, input)
          }}
          onChoose={(ids) => {
            ask(undefined)
            chosen.choose(new Set(ids))
          }}
        />
      ),
  }
}

/** Sends the decisions, and reports the results. */
function useDeciding(chosen: ReturnType<typeof useChosenRows<VacationRequest>>, refresh: () => void) {
  const { t } = useTranslation('vacationTeam')
  const { decide } = useFamily(operationVacations)
  const { whyOf, nameOf } = useDecisionWords()
  const bulk = useBulkRun<VacationRequest>()
  const notice = useDecidedNotice(touchedByPlaces, useTakingBack())
  const run = useAction(
    async (rows: readonly VacationRequest[], input: DecisionInput) => {
      const decided: string[] = []
      await bulk.start({
        ...{ label: t('bulk.deciding'), rows: () => Promise.resolve(rows), name: nameOf, atOnce },
        actOnMany: async (some) => {
          const requests = some.map(({ id, version }) => ({ id, version }))
          const results = await decide({ ...input, requests, hold: true })
          decided.push(...results.flatMap(({ id, errors }) => (errors === null ? [id] : [])))
          return Promise.all(results.map((result) => whyOf('operationVacations', result)))
        },
      })
      chosen.choose(new Set(chosen.rows.map(({ id }) => id).filter((id) => !decided.includes(id))))
      refresh()
      if (decided.length > 0) toast(notice(input.decision === 'approve' ? 'approved' : 'rejected', decided))
    },
    { families: touchedByPlaces },
  )
  return { run, bulk }
}

/** Undoes decisions; reports those already in force. */
function useTakingBack() {
  const { release } = useFamily(operationVacations)
  const { reasonsOf } = useDecisionWords()
  const takeBack = useAction(release, { families: touchedByPlaces })
  return async (ids: readonly string[]) => {
    const results = await takeBack({ ids: [...ids] })
    const refused = results.find(({ errors }) => errors !== null)?.errors
    if (refused != null) toast({ tone: 'danger', title: reasonsOf(refused) })
  }
}
