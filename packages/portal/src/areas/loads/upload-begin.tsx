import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayslipKind, ResumableUpload } from '@portal/sdk'
import { uploads } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, FileUpload, Inline, Select, Skeleton } from '@portal/ui-kit'
import { lastMonths, monthsAfter, thisMonth } from '#patterns/month-days.ts'
import { sendFile } from './sent-file-list.ts'

const kinds = ['ordinary', 'extra'] as const

/** The purpose of a file beside the title, and the drop zone. */
export function useUploadBegin(): { purpose?: ReactNode; place: ReactNode } {
  const { t } = useTranslation('uploads')
  const family = useFamily(uploads)
  const { data: purposes } = useData(family.purposes, [])
  const [wanted, setWanted] = useState<ResumableUpload['purpose']>()
  const [month, setMonth] = useState(monthsAfter(thisMonth(), -1))
  const [kind, setKind] = useState<PayslipKind>('ordinary')
  if (purposes === undefined) return { place: <Skeleton lines={2} /> }
  const chosen = purposes.find(({ purpose }) => purpose === wanted) ?? purposes[0]
  if (chosen === undefined) return { place: <Alert tone="info">{t('list.noPurposes')}</Alert> }
  const { purpose, endings, limitBytes } = chosen
  const asked = purpose === 'payslips' ? { purpose, month, kind } : { purpose }
  return {
    purpose: (
      <Inline>
        <Select
          label={t('list.purpose')}
          isLabelHidden
          size="sm"
          options={purposes.map((one) => ({ id: one.purpose, label: t(`list.purposes.${one.purpose}`) }))}
          value={purpose}
          onChange={setWanted}
        />
        {purpose === 'payslips' ? (
          <PayslipsAsked {...{ month, kind }} onMonth={setMonth} onKind={setKind} />
        ) : null}
      </Inline>
    ),
    place: (
      <FileUpload
        key={purpose}
        label={t('list.upload')}
        isCompact
        isHandedOver
        accept={endings}
        maxBytes={limitBytes}
        upload={(file) => {
          sendFile(file, asked, family.send)
          return Promise.resolve()
        }}
      />
    ),
  }
}

interface PayslipsAskedProps {
  month: string
  kind: PayslipKind
  onMonth: (month: string) => void
  onKind: (kind: PayslipKind) => void
}

/** The month and kind of the payslips. */
function PayslipsAsked({ month, kind, onMonth, onKind }: PayslipsAskedProps) {
  const { t } = useTranslation(['uploads', 'payroll'])
  return (
    <>
      <Select
        label={t('list.month')}
        isLabelHidden
        size="sm"
        options={lastMonths().map((one) => ({ id: one, label: one }))}
        value={month}
        onChange={onMonth}
      />
      <Select
        label={t('list.kind')}
        isLabelHidden
        size="sm"
        options={kinds.map((id) => ({ id, label: t(`payroll:kinds.${id}`) }))}
        value={kind}
        onChange={onKind}
      />
    </>
  )
}
