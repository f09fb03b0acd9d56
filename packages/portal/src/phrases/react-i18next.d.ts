// What the portal uses of react-i18next, with keys of our own types: those of i18next cost the compiler most of its time
// (decision 015). A file without imports at its top replaces the types of the package; what runs is the package.
declare module 'react-i18next' {
  import type { i18n, ThirdPartyModule } from 'i18next'
  import type { Namespace, Translate } from '#phrases/translate.ts'

  /** The phrases of the namespaces named: keys of the first as they are, those of every one as `namespace:key`. */
  export function useTranslation<
    const Names extends Namespace | readonly [Namespace, ...Namespace[]] = 'general',
  >(names?: Names, options?: { useSuspense?: boolean }): { t: Translate<Names>; i18n: i18n; ready: boolean }

  export const initReactI18next: ThirdPartyModule
}
