/**
 * How deep calls may go: some twenty thousand of ordinary functions, six thousand through functions like `forEach`, as in Node
 * or deeper.
 */
const STACK_BYTES = 5 * 1024 * 1024;
/** Beneath it, for native code and for the error that says so. */
const LEFT_BYTES = 512 * 1024;
const ALIGNED = 16;

/** What QuickJS, compiled, gives to whoever holds it. */
interface Compiled {
  malloc(bytes: number): number;
  readonly __stack_pointer: { value: number };
  qjs_get_runtime_ptr(): number;
  JS_UpdateStackTop(runtime: number): void;
  qjs_set_max_stack_size(bytes: number): void;
}

/** Gives an interpreter that has just been made a larger stack than the one that it was linked with, which is used up after 2000 calls. */
export function deepenStack(interpreter: object): void {
  const compiled = Reflect.get(interpreter, 'exports') as Compiled;
  const bytes = STACK_BYTES + LEFT_BYTES;
  const begin = compiled.malloc(bytes);
  if (begin === 0) throw new Error('There is no memory for the stack of the interpreter');
  // It grows downwards.
  compiled.__stack_pointer.value = begin + bytes - ((begin + bytes) % ALIGNED);
  compiled.JS_UpdateStackTop(compiled.qjs_get_runtime_ptr());
  compiled.qjs_set_max_stack_size(STACK_BYTES);
}
