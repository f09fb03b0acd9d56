import type { MenuEntry, MenuSection } from '#components/menu-button/menu-list.tsx'
import type { Words } from '#words/es.ts'
import type { SavedView, ViewDraft } from './view.ts'

/** The actions on views; missing ones are not offered. */
export interface ViewActs {
  /** Saves the changes in the view; offered for the reader's own only. */
  onSave?: ((id: string) => unknown) | undefined
  /** Saves the current state as a new view. The dialog stays open when the promise rejects. */
  onSaveAs?: ((draft: ViewDraft) => unknown) | undefined
  /** Discards the changes and shows the saved view again. */
  onDiscard?: (() => void) | undefined
  onRename?: ((id: string, name: string) => unknown) | undefined
  onDelete?: ((id: string) => unknown) | undefined
  /** Makes the view the default of the list. */
  onDefault?: ((id: string) => void) | undefined
  onShare?: ((id: string, isShared: boolean) => void) | undefined
}

/** The dialog before a view is created, renamed or deleted. */
export type ViewQuestion = 'save-as' | 'rename' | 'delete'

/** The menu of a view, without the actions that are missing or do not apply to it. */
export function viewSections(
  view: SavedView,
  acts: ViewActs,
  words: Words['views'],
  ask: (question: ViewQuestion) => void,
): MenuSection[] {
  const { id, isShared = false } = view
  const isOwn = view.isBuiltIn !== true
  const { onShare, onDefault } = acts
  const entry = (is: boolean, item: MenuEntry): MenuEntry[] => (is ? [item] : [])
  return [
    {
      items: [
        ...entry(onDefault !== undefined && view.isDefault !== true, {
          id: 'default',
          label: words.makeDefault,
          icon: 'star',
          onAction: () => onDefault?.(id),
        }),
        ...entry(isOwn && onShare !== undefined, {
          id: 'share',
          label: isShared ? words.unshare : words.shareThis,
          icon: 'users',
          onAction: () => onShare?.(id, !isShared),
        }),
        ...entry(isOwn && acts.onRename !== undefined, {
          id: 'rename',
          label: words.rename,
          icon: 'pencil',
          onAction: () => ask('rename'),
        }),
        ...entry(acts.onSaveAs !== undefined, {
          id: 'save-as',
          label: words.saveAs,
          icon: 'copy',
          onAction: () => ask('save-as'),
        }),
      ],
    },
    {
      items: entry(isOwn && acts.onDelete !== undefined, {
        id: 'delete',
        label: words.delete,
        icon: 'trash',
        tone: 'danger',
        onAction: () => ask('delete'),
      }),
    },
  ]
}
