import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Named } from '@portal/sdk'
import { useSession } from '@portal/sdk/react'
import { Button, type Column, type FormValues, type FreshRow, type MenuSection, toast } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { drafts } from '#patterns/drafts/drafts.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import type { TableState } from '#patterns/use-table-query.ts'
import type { RequestState } from './request-status.tsx'

interface Request {
  readonly id: string
  readonly state: RequestState
}

/** The requester's side. */
export interface RequestScreenProps<Row extends Request, Input> {
  title: string
  text: string
  /** The verb of the form: “Request an absence”. */
  askLabel: string
  table: TableState
  /** The person's own requests. */
  list: ListAnswer<Row>
  columns: readonly Column<Row>[]
  /** The name of a request. */
  label: (row: Row) => string
  create: Named & ((input: Input) => Promise<Row>)
  input: (values: FormValues) => Input
  /** The fields of the form. */
  children: ReactNode
  /** Withdraws an undecided request; left out where that is not possible. */
  withdraw: Named & ((id: string) => Promise<unknown>)
  empty: { title: string; text: string }
}

/** Creates requests, and lists the person's own ones. */
export function RequestScreen<Row extends Request, Input>({
  title,
  text,
  askLabel,
  label,
  create,
  input,
  withdraw,
  children,
  empty,
  ...rest
}: RequestScreenProps<Row, Input>) {
  const { t } = useTranslation('general')
  const uid = useSession()?.userData.uid ?? ''
  // After an interruption the form opens again.
  const [isAsking, setAsking] = useState(() => drafts.has(uid, create.operation))
  const [sent, setSent] = useState<FreshRow>()
  const send = useConfirmedAction(create)
  const withdrawal = useWithdrawal(withdraw)
  const ask = (
    <Button tone="primary" icon="plus" onPress={() => setAsking(true)}>
      {askLabel}
    </Button>
  )
  return (
    <ScreenPage title={title} description={text} actions={ask}>
      <ResourceList<Row>
        {...rest}
        label={title}
        searchLabel={t('actions.search')}
        rowKey={({ id }) => id}
        rowLabel={label}
        {...(sent === undefined ? {} : { freshRow: sent })}
        rowActions={withdrawal}
        empty={{ ...empty, action: ask }}
      />
      {isAsking ? (
        <ResourceForm
          title={askLabel}
          draft={create.operation}
          send={(values) => send(input(values))}
          onDone={(request) => {
            setAsking(false)
            setSent({ key: request.id })
            toast({ tone: 'success', title: t('requests.sent', { name: label(request) }) })
          }}
          sendLabel={t('requests.send')}
          onClose={() => setAsking(false)}
        >
          {children}
        </ResourceForm>
      ) : null}
    </ScreenPage>
  )
}

/** The menu of a request, which can be withdrawn while it is pending. */
function useWithdrawal(withdraw: Named & ((id: string) => Promise<unknown>)) {
  const { t } = useTranslation('general')
  const act = useAct(withdraw, t('requests.withdrawn'))
  return ({ id, state }: Request): MenuSection[] => [
    {
      items:
        state === 'pending'
          ? [{ id: 'withdraw', label: t('requests.withdraw'), icon: 'ban', onAction: () => void act(id) }]
          : [],
    },
  ]
}
