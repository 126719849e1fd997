// Builds the client ahead, for an image: the first start finds it.

import { builtClient } from './built.ts';

console.log(await builtClient((text) => console.log(text)));
