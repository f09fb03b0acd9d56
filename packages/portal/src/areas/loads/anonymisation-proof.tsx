import { useTranslation } from 'react-i18next'
import type { AnonymisationRun } from '@portal/sdk'
import { DescriptionList, Drawer } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The result of a run, and its verification. */
export function AnonymisationProof({ run, onClose }: { run: AnonymisationRun; onClose: () => void }) {
  const { t } = useTranslation('anonymisationRules')
  return (
    <Drawer
      title={t('runs.proofOf', { name: run.ruleName })}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <DescriptionList items={useProofItems(run)} />
    </Drawer>
  )
}

function useProofItems({ proof, sha256 }: AnonymisationRun) {
  const { t } = useTranslation('anonymisationRules')
  const format = useFormat()
  if (proof === null) return []
  const { values, tables, blobs, found } = proof.scan
  return [
    { term: t('runs.rule'), value: proof.rule },
    { term: t('runs.reason'), value: proof.reason },
    { term: t('runs.createdBy'), value: proof.by },
    { term: t('runs.createdAt'), value: format.dateTime(proof.finishedAt) },
    { term: t('runs.records'), value: format.whole(proof.records) },
    ...proof.fields.map((one) => ({
      term: one.field,
      value: `${t(`list.methods.${one.method}`)} · ${format.whole(one.values)}`,
    })),
    ...proof.held.map(({ reason, records }) => ({
      term: `${t('runs.held')}: ${reason}`,
      value: format.whole(records),
    })),
    { term: t('runs.files'), value: format.whole(proof.files) },
    { term: t('runs.rejects'), value: format.whole(proof.rejects) },
    { term: t('runs.downloads'), value: format.whole(proof.downloads) },
    {
      term: t('runs.scan'),
      value: t('runs.scanned', {
        ...{ values: format.whole(values), tables: format.whole(tables), blobs: format.whole(blobs) },
      }),
    },
    { term: t('runs.found'), value: found.length === 0 ? t('runs.nothing') : found.join(', ') },
    { term: 'SHA-256', value: sha256 ?? '' },
  ]
}
