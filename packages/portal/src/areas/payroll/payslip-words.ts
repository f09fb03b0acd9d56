import type { Payslip, PayslipBatch, PayslipPage } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

type Reading = 'fresh' | 'seen' | 'downloaded'

/** Whether the person has viewed or downloaded a payslip. */
export function readingOf({ seenAt, downloadedAt }: Pick<Payslip, 'seenAt' | 'downloadedAt'>): Reading {
  if (downloadedAt !== null) return 'downloaded'
  return seenAt === null ? 'fresh' : 'seen'
}

export const payslipTones: Readonly<Record<Reading, Tone>> = {
  fresh: 'info',
  seen: 'neutral',
  downloaded: 'success',
}

export const batchTones: Readonly<Record<PayslipBatch['state'], Tone>> = {
  uploaded: 'info',
  analysing: 'info',
  review: 'warning',
  publishing: 'info',
  published: 'success',
  cancelled: 'neutral',
  failed: 'danger',
}

export const pageTones: Readonly<Record<PayslipPage['state'], Tone>> = {
  assigned: 'success',
  ambiguous: 'warning',
  unassigned: 'danger',
  left_out: 'neutral',
}

/** Whether a batch is being processed, so that polling makes sense. */
export const isBusy = ({ state }: Pick<PayslipBatch, 'state'>): boolean =>
  state === 'uploaded' || state === 'analysing' || state === 'publishing'
