import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOfCode, type ErrorCode } from '@portal/sdk'

/** The error catalogue's message (specification §8) for a code, in the current language. */
export function useReason(): (code: ErrorCode | (string & {})) => string {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useCallback((code) => messageOfCode(code, language), [language])
}
