import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayslipKind, ResumableUpload } from '@portal/sdk'
import { uploads } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, FileUpload, Inline, Select, Skeleton, Stack } from '@portal/ui-kit'
import { lastMonths, monthsAfter, thisMonth } from '#patterns/month-days.ts'
import { sendFile } from './sent-file-list.ts'

const kinds = ['ordinary', 'extra'] as const

/** What a file is for, and the place where it is given. */
export function UploadBegin() {
  const { t } = useTranslation(['uploads', 'payroll'])
  const family = useFamily(uploads)
  const { data: purposes } = useData(family.purposes, [])
  const [wanted, setWanted] = useState<ResumableUpload['purpose']>()
  const [month, setMonth] = useState(monthsAfter(thisMonth(), -1))
  const [kind, setKind] = useState<PayslipKind>('ordinary')
  if (purposes === undefined) return <Skeleton lines={2} />
  const chosen = purposes.find(({ purpose }) => purpose === wanted) ?? purposes[0]
  if (chosen === undefined) return <Alert tone="info">{t('list.noPurposes')}</Alert>
  const { purpose, endings, limitBytes } = chosen
  const asked = purpose === 'payslips' ? { purpose, month, kind } : { purpose }
  return (
    <Stack>
      <Inline>
        <Select
          label={t('list.purpose')}
          options={purposes.map((one) => ({ id: one.purpose, label: t(`list.purposes.${one.purpose}`) }))}
          value={purpose}
          onChange={setWanted}
        />
        {purpose === 'payslips' ? (
          <>
            <Select
              label={t('list.month')}
              options={lastMonths().map((one) => ({ id: one, label: one }))}
              value={month}
              onChange={setMonth}
            />
            <Select
              label={t('list.kind')}
              options={kinds.map((id) => ({ id, label: t(`payroll:kinds.${id}`) }))}
              value={kind}
              onChange={setKind}
            />
          </>
        ) : null}
      </Inline>
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
    </Stack>
  )
}
