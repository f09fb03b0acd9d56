import { useTranslation } from 'react-i18next'
import { secondFactor } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { type FigureAnswer, figureOf } from '#patterns/dashboard/figure.ts'

/** Whether the account is protected by a second factor. */
export function useSecondFactorTile(): FigureAnswer {
  const { t } = useTranslation('dashboard')
  return figureOf(useData(useFamily(secondFactor).show, []), ({ isOn }) => ({
    value: t(isOn ? 'tiles.secondFactor.on' : 'tiles.secondFactor.off'),
    state: isOn ? 'good' : 'attention',
    text: t(isOn ? 'tiles.secondFactor.isGuarded' : 'tiles.secondFactor.guardIt'),
  }))
}
