/** Spanish messages that the error catalogue does not have. */
export const es = {
  wrongNames: 'El usuario o la contraseña no son correctos',
  notSignedIn: 'No ha iniciado sesión',
  notAllowed: 'No tiene permiso para esta operación',
  notFound: 'No existe esa carga o formato, o no puede verla',
  conflict: 'Su estado actual no permite esta operación',
  tooManyTries: 'Demasiados intentos: espere antes de volver a probar',
  noConnection: 'No hay conexión con el servidor',
  noAnswer: 'El servidor no ha contestado a tiempo',
  loadFailed: 'La carga ha fallado',
  interrupted: 'Interrumpido',
}
