/** Which story shows a part empty, busy, failed, with long texts and disabled, or why a state does not exist. */
import type { PartName } from '../advice/advice.ts'

/** A state that a part can be in. */
export type State = 'empty' | 'loading' | 'error' | 'disabled' | 'long'

/** The props that cause a state: a part with one of them must show it. Every part can have long texts. */
export const stateProps: Readonly<Record<Exclude<State, 'long'>, readonly string[]>> = {
  empty: ['cards', 'groups', 'items', 'messages', 'nodes', 'notices', 'options', 'people', 'rows'],
  loading: ['isLoading', 'isPending', 'isRetrying', 'isSaving', 'run'],
  error: ['error', 'errorMessage', 'formError', 'run', 'validate', 'validationErrors'],
  disabled: ['isDisabled'],
}

/** The default stories of a state; the first is preferred for new ones. */
export const stateStories: Readonly<Record<State, readonly string[]>> = {
  empty: ['States', 'Empty', 'NothingYet', 'NoneYet', 'Nothing'],
  loading: ['States', 'Loading', 'Running'],
  error: ['States', 'Failed', 'Refused', 'FailedInPart', 'FormError'],
  disabled: ['States', 'Disabled'],
  long: ['LongTexts', 'States'],
}

/** Why a part does not have a state. */
export const reasons = {
  empty: 'Nobody shows it without anything in it',
  wordless: 'It has no words that are seen',
  inner: 'All its words are those of the parts in it',
  own: 'All its words are the kit’s own, which are short in all five languages',
} as const

interface Never {
  readonly never: keyof typeof reasons
}

const never = (reason: Never['never']): Never => ({ never: reason })

/** Overrides: the story that shows a state, or why none can. */
export const stateExceptions: Partial<Record<PartName, Partial<Record<State, string | Never>>>> = {
  AppLayout: { long: never('inner') },
  Avatar: { long: never('wordless') },
  EditGrid: { empty: never('empty') },
  Icon: { long: never('wordless') },
  Stack: { long: never('inner') },
  Inline: { long: never('inner') },
  KitProvider: { long: never('inner') },
  LoadingOverlay: { loading: 'Playground', long: 'FullScreen' },
  NavMenu: { empty: never('empty') },
  Pagination: { long: never('own') },
  PermissionMatrix: { loading: 'Saving' },
  Restored: { long: never('inner') },
  Sparkline: { long: never('wordless') },
  TeamPlanner: { long: 'InGerman' },
  Topbar: { long: never('inner') },
  TransferList: { empty: 'NothingToSelect' },
  UnsavedPrompt: { long: never('own') },
  YearPlanner: { long: 'InGerman' },
  toast: { long: 'Tones' },
  useFormAction: { long: never('inner') },
  Columns: { long: never('inner') },
  Spread: { long: never('inner') },
  VisuallyHidden: { long: never('wordless') },
  Skeleton: { long: never('wordless') },
}
