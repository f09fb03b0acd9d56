/** Signing in. */
export const session = {
  login: {
    title: 'Iniciar sesión',
    text: 'Use su usuario y su contraseña de la empresa.',
    user: 'Usuario',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    forgotten: '¿Ha olvidado su contraseña?',
    register: 'Crear una cuenta',
    // Specification §5 defines these texts.
    failed: 'Wrong Username or Password',
    tooMany: 'Demasiados intentos. Espere {{time}} y vuelva a intentarlo.',
    tooManySoon: 'Demasiados intentos. Espere un momento y vuelva a intentarlo.',
    unreachable: 'No se puede contactar con el servidor. Compruebe la conexión.',
    returning: 'Al iniciar sesión volverá a la página que había pedido.',
  },
  token: {
    title: 'Acceso por enlace',
    checking: 'Comprobando el enlace…',
    who: 'Este enlace abre la sesión de {{name}}.',
    short: 'La sesión durará 60 segundos.',
    enter: 'Entrar como {{name}}',
    unchecked: 'No se ha podido comprobar el enlace',
    expired: 'Este enlace ya no es válido',
    expiredText:
      'Cada enlace sirve una sola vez y durante poco tiempo. Pida uno nuevo o inicie sesión con su usuario y contraseña.',
    normal: 'Iniciar sesión con usuario y contraseña',
  },
}
