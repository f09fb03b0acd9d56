import type { general as es } from '../es/general.ts'

export const general = {
  product: 'Portal',
  actions: {
    accept: 'OK',
    back: 'Back',
    cancel: 'Cancel',
    clearFilters: 'Clear filters',
    close: 'Close',
    create: 'Create',
    destroy: 'Delete',
    download: 'Download',
    edit: 'Edit',
    refresh: 'Refresh',
    retry: 'Try again',
    save: 'Save',
    search: 'Search',
  },
  list: {
    all: 'All',
    clearSearch: 'Try other words or clear the filters.',
    noneMatch: 'Nothing matches your search',
    noneYet: 'There is nothing here yet',
    rows: '{{shown}} of {{total}}',
    stale: 'Could not refresh: these are the last data received.',
  },
  failure: {
    title: 'Could not load this',
    unexpected: 'An error occurred',
    noPermission: 'You do not have permission to see this',
    missing: 'The permission {{permissions}} is missing.',
    requestId: 'Reference for support: {{id}}',
    fieldsToMend: 'Please check the marked fields.',
  },
  confirm: {
    title: 'Delete “{{name}}”?',
    text: 'This cannot be undone.',
  },
  done: {
    saved: 'Saved',
    destroyed: 'Deleted',
  },
  yes: 'Yes',
  no: 'No',
  none: '—',
} satisfies typeof es
