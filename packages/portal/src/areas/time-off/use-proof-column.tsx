import { useTranslation } from 'react-i18next'
import type { Absence } from '@portal/sdk'
import { Button, type Column } from '@portal/ui-kit'
import { useAbsenceLabel } from './absence-words.ts'
import { unproved } from './waiting.ts'

/** The absences that wait for a proof. */
const wantsProof = ({ state, hasProof, canJustify }: Absence): boolean =>
  canJustify && hasProof === false && unproved.some((one) => one === state)

/** The upload of a missing proof in its row; no column if no row needs one. */
export function useProofColumn(
  rows: readonly Absence[],
  onJustify: (absence: Absence) => void,
): Column<Absence> | undefined {
  const { t } = useTranslation('absenceRequests')
  const labelOf = useAbsenceLabel()
  if (!rows.some(wantsProof)) return undefined
  return {
    ...{ id: 'acts', header: t('list.acts'), priority: 1, control: true },
    cell: (row) =>
      wantsProof(row) ? (
        <Button
          size="sm"
          icon="paperclip"
          aria-label={t('proof.row', { name: labelOf(row) })}
          onPress={() => onJustify(row)}
        >
          {t('acts.justify')}
        </Button>
      ) : null,
  }
}
