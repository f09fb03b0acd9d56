import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPhrases } from '#phrases/i18n.ts'
import { placeOfWords } from './words-of-family.ts'

/** The label of a changed property; undefined without one, so that its code is shown. */
export function usePropertyWords(act: string | undefined): (property: string) => string | undefined {
  const { i18n } = useTranslation('reports')
  const { language } = i18n
  const [area = '', part = ''] = (act === undefined ? '' : placeOfWords(act.split('.')[0] ?? '')).split(':')
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    // Until the texts are loaded, properties show their codes.
    if (area !== '')
      loadPhrases(area).then(
        () => setLoaded(`${area} ${language}`),
        () => undefined,
      )
  }, [area, language])
  return useCallback(
    (property) => {
      const own: unknown = i18n.getResource(language, area, `${part}.${property}`)
      const shared: unknown = i18n.getResource(language, 'reports', `properties.${property}`)
      return typeof own === 'string' ? own : typeof shared === 'string' ? shared : undefined
    },
    // A new function once the texts are loaded, so that components render again.
    [i18n, language, area, part, loaded],
  )
}
