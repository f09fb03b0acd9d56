import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { VacationRequest } from '@portal/sdk'
import { choiceHref } from './vacation-choice.ts'
import { AskedActForm } from './asked-act-form.tsx'
import { type AskedAct, useVacationActs } from './use-vacation-acts.ts'

/** The actions of a row, and the form for the reason. */
export function useVacationMenu() {
  const { t } = useTranslation('vacations')
  const go = useNavigate()
  const { pathname } = useLocation()
  const [asked, setAsked] = useState<{ act: AskedAct; request: VacationRequest }>()
  const actsOf = useVacationActs((act, request) => setAsked({ act, request }))
  const edit = ({ id, kind, state, startsOn, endsOn }: VacationRequest) => ({
    ...{ id: 'edit', label: t(state === 'draft' ? 'one.edit' : 'one.change'), icon: 'pencil' as const },
    onAction: () => {
      void go(choiceHref({ kind, draft: id, range: { start: startsOn, end: endsOn } }, pathname))
    },
  })
  return {
    rowActions: (row: VacationRequest) => [
      {
        items: [
          ...(row.canEdit ? [edit(row)] : []),
          ...actsOf(row).map(({ id, label, icon, run }) => ({ id, label, icon, onAction: run })),
        ],
      },
    ],
    form: asked === undefined ? null : <AskedActForm {...asked} onClose={() => setAsked(undefined)} />,
  }
}
