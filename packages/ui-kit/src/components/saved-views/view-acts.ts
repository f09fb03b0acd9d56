import type { MenuEntry, MenuSection } from '#components/menu-button/menu-list.tsx'
import type { Words } from '#words/es.ts'
import type { SavedView, ViewDraft } from './view.ts'

/** The actions on views; those left out are not offered. */
export interface ViewActs {
  /** Keeps the changes in the view; offered for the reader's own only. */
  onSave?: ((id: string) => unknown) | undefined
  /** Saves the current state as a new view. The dialog stays open when the promise rejects. */
  onSaveAs?: ((draft: ViewDraft) => unknown) | undefined
  /** Shows the view again as it was kept. */
  onDiscard?: (() => void) | undefined
  onRename?: ((id: string, name: string) => unknown) | undefined
  onDelete?: ((id: string) => unknown) | undefined
  /** Lets the list open with the view. */
  onDefault?: ((id: string) => void) | undefined
  onShare?: ((id: string, isShared: boolean) => void) | undefined
}

/** What must be asked before a view is made, renamed or deleted. */
export type ViewQuestion = 'save-as' | 'rename' | 'delete'

/** The menu of a view: acts that are not offered, or not for this one, are left out. */
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
