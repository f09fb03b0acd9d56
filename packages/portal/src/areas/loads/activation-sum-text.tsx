import { useTranslation } from 'react-i18next'
import type { ActivationSum } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'

const parts = [
  ...(['queued', 'blacklisted', 'duplicated', 'activeElsewhere'] as const),
  ...(['workedOut', 'unreachable', 'overQuantity'] as const),
]

/** The results of the members as a sum, without zeros. */
export function SumText({ sum }: { sum: ActivationSum }) {
  const { t } = useTranslation('activations')
  const { whole } = useFormat()
  const shown = parts.filter((part) => part === 'queued' || sum[part] > 0)
  const text = shown.map((part) => `${whole(sum[part])} ${t(`sum.${part}`)}`).join(' + ')
  return <p>{`${whole(sum.members)} ${t('sum.members')} = ${text}`}</p>
}
