import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InboxItem } from '@portal/sdk'
import { inbox } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, type Column, DescriptionList, Dialog } from '@portal/ui-kit'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import type { AreaInbox } from '#patterns/inbox/part.ts'
import { BulkDecisions } from '#patterns/request-screen/bulk-decisions.tsx'
import { RejectDialog } from '#patterns/request-screen/reject-dialog.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { withSecond } from '#patterns/with-second.ts'
import { DelegationProposals } from './delegation-proposals.tsx'
import { useInboxColumns, useInboxWords } from './inbox-columns.tsx'
import { InboxDecisions } from './inbox-decisions.tsx'
import { inboxAsk, inboxRules, useInboxFilters } from './inbox-query.ts'
import { canBe, useInboxDeciding } from './use-inbox-deciding.ts'
import { inboxKeys, useInboxKeys } from './use-inbox-keys.ts'

/** A queue that others change, too. */
const refreshMs = 30_000

/**
 * Everything that waits for the person's decision, of all families, with the legal deadline; decided one by
 * one or in bulk.
 */
export function InboxBoard({ parts, families }: { parts: AreaInbox; families: readonly string[] }) {
  const { t } = useTranslation(['inbox', 'general'])
  const place = useRef<HTMLDivElement>(null)
  const [isHelping, setHelping] = useState(false)
  const table = useTableQuery(inboxRules)
  const list = useData(useFamily(inbox).index, [inboxAsk(table.query)], { keepPrevious: true, refreshMs })
  const words = useInboxWords(parts)
  const deciding = useInboxDeciding(list, parts, words.labelOf)
  const { chosen, bulk, rejecting } = deciding
  const rows = list.data?.data ?? []
  const toApprove = chosen.rows.filter((item) => canBe('approve', item))
  const toReject = chosen.rows.filter((item) => canBe('reject', item))
  useBoardKeys(place, rows, deciding, () => setHelping(true))
  const control = useDecisionColumn(deciding, words.labelOf)
  const columns = useInboxColumns(words)
  return (
    <ScreenPage
      title={t('list.title')}
      description={t('list.text')}
      actions={<BoardActions onHelp={() => setHelping(true)} />}
    >
      <div ref={place}>
        <ResourceList<InboxItem>
          label={t('list.title')}
          searchLabel={t('general:actions.search')}
          table={table}
          list={list}
          columns={withSecond(columns, control)}
          filters={useInboxFilters(families)}
          rowKey={({ id }) => id}
          rowLabel={words.labelOf}
          rowHref={(item) => parts[item.family]?.href(item)}
          selected={chosen.keys}
          onSelect={chosen.choose}
          {...(bulk.run === undefined ? {} : { bulkRun: bulk.run })}
          bulkActions={
            <BulkDecisions
              onApprove={() => deciding.approveMany(toApprove)}
              onReject={() => rejecting.reject(toReject)}
            />
          }
          empty={{ title: t('list.none'), text: t('list.noneText') }}
        />
      </div>
      {rejecting.rejected.length === 0 ? null : (
        <RejectDialog
          draft={rejecting.draft}
          names={rejecting.rejected.map(words.labelOf)}
          onClose={() => rejecting.reject([])}
          onReject={(reason) => void deciding.reject(reason)}
        />
      )}
      <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
      {isHelping ? <KeysHelp onClose={() => setHelping(false)} /> : null}
    </ScreenPage>
  )
}

type Deciding = ReturnType<typeof useInboxDeciding>

/** Approves or rejects in the row. */
function useDecisionColumn(
  { approve, rejecting }: Deciding,
  labelOf: (item: InboxItem) => string,
): Column<InboxItem> {
  const { t } = useTranslation('general')
  return {
    ...{ id: 'decide', header: t('requests.decide'), priority: 1, control: true },
    // As a card, a row shows no label without a control.
    cell: (item) =>
      canBe('approve', item) || canBe('reject', item) ? (
        <InboxDecisions
          item={item}
          label={labelOf(item)}
          onApprove={() => approve(item)}
          onReject={() => rejecting.reject([item])}
        />
      ) : null,
  }
}

function BoardActions({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('inbox')
  return (
    <>
      <DelegationProposals />
      <Button icon="info" onPress={onHelp}>
        {t('keys.title')}
      </Button>
    </>
  )
}

/** The keyboard shortcuts of the board. */
function useBoardKeys(
  place: RefObject<HTMLElement | null>,
  rows: readonly InboxItem[],
  deciding: Deciding,
  help: () => void,
): void {
  const { chosen, rejecting } = deciding
  const on = (at: number, act: (item: InboxItem) => void) => {
    const item = rows[at]
    if (item !== undefined) act(item)
  }
  const toggle = ({ id }: InboxItem) =>
    chosen.choose(
      new Set(chosen.keys.has(id) ? [...chosen.keys].filter((key) => key !== id) : [...chosen.keys, id]),
    )
  useInboxKeys(place, rows, {
    approve: (at) => on(at, (item) => (canBe('approve', item) ? deciding.approve(item) : undefined)),
    reject: (at) => on(at, (item) => (canBe('reject', item) ? rejecting.reject([item]) : undefined)),
    select: (at) => on(at, toggle),
    undo: deciding.undoLast,
    help,
  })
}

function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('inbox')
  const translate = useGroupWords('inbox:list')
  return (
    <Dialog title={t('keys.title')} isOpen onOpenChange={onClose}>
      <p>{t('keys.text')}</p>
      <DescriptionList
        items={inboxKeys.map((key) => ({
          term: key,
          value: translate(`keys.${key === '?' ? 'help' : key}`),
        }))}
      />
    </Dialog>
  )
}
