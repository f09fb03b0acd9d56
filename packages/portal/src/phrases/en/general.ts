import type { general as es } from '../es/general.ts'

export const general = {
  actions: {
    cancel: 'Cancel',
    clearFilters: 'Clear filters',
    destroy: 'Delete',
    edit: 'Edit',
    retry: 'Try again',
    save: 'Save',
    search: 'Search',
  },
  list: {
    all: 'All',
    clearSearch: 'Try other words or clear the filters.',
    table: 'Table: {{name}}',
    noneMatch: 'Nothing matches your search',
    stale: 'Could not refresh: these are the last data received.',
  },
  failure: {
    title: 'Could not load this',
    noPermission: 'You do not have permission to see this',
    missing: 'The permission {{permissions}} is missing.',
  },
  confirm: {
    title: 'Delete “{{name}}”?',
    text: 'This cannot be undone.',
  },
  done: {
    downloaded: 'File downloaded: {{name}}',
    saved: 'Saved',
    destroyed: 'Deleted',
  },
  loadStates: {
    created: 'Created',
    queued: 'Queued',
    processing: 'Processing',
    pausing: 'Pausing',
    paused: 'Paused',
    completed: 'Completed',
    completed_with_errors: 'Completed with errors',
    failed: 'Failed',
  },
  yes: 'Yes',
  no: 'No',
  none: '—',
} satisfies typeof es
