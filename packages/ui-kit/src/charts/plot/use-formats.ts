import { useLocale } from 'react-aria-components/I18nProvider'
import { formatNumber, formatShort } from '#words/format.ts'

type Format = (value: number) => string

/** How a chart writes its values in full, and the marks of its axes in k-format, unless it is told otherwise. */
export function useFormats(format: Format | undefined, axisFormat: Format | undefined) {
  const { locale } = useLocale()
  return {
    locale,
    say: format ?? ((value: number) => formatNumber(value, locale)),
    short: axisFormat ?? ((value: number) => formatShort(value, locale)),
  }
}
