import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, type PayslipKind } from '@portal/sdk'
import { payslipBatches } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Drawer, FileUpload, Select, type SendFile, Stack } from '@portal/ui-kit'
import { lastMonths, monthsAfter, thisMonth } from '#patterns/month-days.ts'
import { useOpened } from '#patterns/use-opened.ts'

const accept = ['.pdf', '.zip']
const maxBytes = 100 * 1024 * 1024
const kinds = ['ordinary', 'extra'] as const

/** Uploads a file of payslips for one month and kind; the batch opens afterwards. */
export function BatchForm({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('payroll')
  const { create } = useFamily(payslipBatches)
  const { replace } = useOpened('batch')
  const [month, setMonth] = useState(monthsAfter(thisMonth(), -1))
  const [kind, setKind] = useState<PayslipKind>('ordinary')
  const upload: SendFile = async (file, { signal, onProgress }) => {
    const { id } = await create(
      file,
      { month, kind },
      { signal, onProgress: ({ percent = 0 }) => onProgress(percent / 100) },
    )
    onClose()
    replace(id)
  }
  return (
    <Drawer title={t('batches.create')} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Stack space="lg">
        <Select
          label={t('batches.month')}
          options={lastMonths().map((one) => ({ id: one, label: one }))}
          value={month}
          onChange={setMonth}
        />
        <Select
          label={t('batches.kind')}
          options={kinds.map((id) => ({ id, label: t(`kinds.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
        <FileUpload
          label={t('batches.file')}
          description={t('batches.fileHelp')}
          {...{ accept, maxBytes, upload }}
          describeError={(error) => messageOf(error, i18n.language)}
        />
      </Stack>
    </Drawer>
  )
}
