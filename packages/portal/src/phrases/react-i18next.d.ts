// The used part of react-i18next, with our own key types: those of i18next took most of the compile time
// (decision 015). A file without top-level imports replaces the package's types; the package itself is
// unchanged.
declare module 'react-i18next' {
  import type { i18n, ThirdPartyModule } from 'i18next'
  import type { Namespace, Translate } from '#phrases/translate.ts'

  /**
   * The phrases of the given namespaces: keys of the first without a prefix, those of all as `namespace:key`.
   */
  export function useTranslation<
    const Names extends Namespace | readonly [Namespace, ...Namespace[]] = 'general',
  >(names?: Names, options?: { useSuspense?: boolean }): { t: Translate<Names>; i18n: i18n; ready: boolean }

  export const initReactI18next: ThirdPartyModule
}
