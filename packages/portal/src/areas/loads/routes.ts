import type { AreaScreens } from '#patterns/screen.ts'

export const loads = {
  area: 'loads',
  screens: {
    recordsFile: {
      path: '/carga-registros',
      title: 'recordsFile',
      icon: 'upload',
      group: 'lists',
      load: () => import('./records-file-screen.tsx').then((file) => file.RecordsFileScreen),
    },
    loads: {
      path: '/clustering/cargue',
      title: 'loads',
      icon: 'database',
      group: 'lists',
      load: () => import('./loads-screen.tsx').then((file) => file.LoadsScreen),
    },
    export: {
      path: '/clustering/exportarCargue',
      title: 'export',
      icon: 'download',
      group: 'lists',
      load: () => import('./export-screen.tsx').then((file) => file.ExportScreen),
    },
    templates: {
      path: '/clustering/formats',
      title: 'templates',
      icon: 'spreadsheet',
      group: 'lists',
      load: () => import('./templates-screen.tsx').then((file) => file.TemplatesScreen),
    },
    templateEditor: {
      path: '/clustering/crearFormato',
      title: 'templateEditor',
      icon: 'columns',
      parent: '/clustering/formats',
      load: () => import('./template-editor-screen.tsx').then((file) => file.TemplateEditorScreen),
    },
  },
} satisfies AreaScreens<'loads'>
