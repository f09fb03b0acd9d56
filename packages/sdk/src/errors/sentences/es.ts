import type { Sentences } from './sentences.ts'

/** Error sentences in Spanish. */
export const es: Sentences = {
  connection: 'No hay conexión con el servidor',
  timeout: 'El servidor no ha contestado a tiempo',
  deadline: 'La operación ha tardado demasiado',
  aborted: 'La operación se ha interrumpido',
  validation: 'Algún dato no es correcto',
  authentication: 'No ha iniciado sesión, o el usuario o la contraseña no son correctos',
  permission: 'No tiene permiso para esta operación',
  'not-found': 'No existe, o no puede verlo',
  conflict: 'Su estado actual no permite esta operación',
  'rate-limit': 'Demasiados intentos: espere antes de volver a intentarlo',
  server: 'El servidor ha fallado: inténtelo más tarde',
  http: 'El servidor no ha aceptado la petición',
  'session-ended': 'Su sesión ha finalizado: inicie sesión de nuevo',
  'load-failed': 'La carga ha fallado',
  'load-paused': 'La carga está en pausa',
  'body-not-replayable': 'El archivo no se ha podido volver a enviar',
  'response-mismatch': 'La respuesta del servidor no es la esperada',
}
