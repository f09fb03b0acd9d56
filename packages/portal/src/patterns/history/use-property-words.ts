import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPhrases } from '#phrases/i18n.ts'
import { placeOfWords } from './words-of-family.ts'

/** How a property is called that an act has changed; what has no words keeps its code, and is undefined here. */
export function usePropertyWords(act: string | undefined): (property: string) => string | undefined {
  const { i18n } = useTranslation('reports')
  const { language } = i18n
  const [area = '', part = ''] = (act === undefined ? '' : placeOfWords(act.split('.')[0] ?? '')).split(':')
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    // Until they are there, and without them, the properties keep their codes.
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
    // Another function once the words are there, so that what shows them is shown again.
    [i18n, language, area, part, loaded],
  )
}
