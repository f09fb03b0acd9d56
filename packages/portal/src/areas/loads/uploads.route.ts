import type { ScreenOf } from '#patterns/screen.ts'

export const uploadsRoute: ScreenOf<'loads'> = {
  path: '/fileUpload',
  title: 'uploads',
  icon: 'upload',
  group: 'lists',
  place: 15,
  anyOf: ['CARGUE_CREAR', 'NOMINAS_PUBLICAR'],
  load: () => import('./uploads-screen.tsx').then((file) => file.UploadsScreen),
}
