import { useLocale } from 'react-aria-components/I18nProvider'
import { formatNumber, formatShort } from '#words/format.ts'

type Format = (value: number) => string

/** The default formats of a chart: values in full, ticks in k-format. */
export function useFormats(format: Format | undefined, axisFormat: Format | undefined) {
  const { locale } = useLocale()
  return {
    locale,
    formatValue: format ?? ((value: number) => formatNumber(value, locale)),
    short: axisFormat ?? ((value: number) => formatShort(value, locale)),
  }
}
