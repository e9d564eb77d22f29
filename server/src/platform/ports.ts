type AnyFunction = (...args: never[]) => unknown;

/** Where a port keeps what it was given. */
const TAKE = Symbol('take');

/** A function that a module needs of modules further right, which it does not know. It is called like any other. */
export type Port<F extends AnyFunction> = F & {
  readonly portName: string;
  /** @throws Error when these are more, or fewer, than the port takes */
  readonly [TAKE]: (given: readonly AnyFunction[]) => void;
};

/** What a module gives to a port of a module further left. */
export interface Connection {
  readonly port: Port<AnyFunction>;
  readonly given: AnyFunction;
}

/**
 * Declares what exactly one module answers.
 * @param portName `<module>.<function>`
 */
export function definePort<F extends AnyFunction>(portName: string): Port<F> {
  let connected: AnyFunction | undefined;
  const call = (...args: never[]) => {
    if (!connected) throw new Error(`The port ${portName} is not connected`);
    return connected(...args);
  };
  const take = (given: readonly AnyFunction[]) => {
    if (given.length !== 1) throw new Error(`The port ${portName} takes one function, not ${given.length}`);
    [connected] = given;
  };
  return Object.assign(call as F, { portName, [TAKE]: take });
}

/**
 * Declares what any number of modules follow. A call runs all of them, one after the other, in the order of the modules;
 * the first that fails ends it.
 * @param portName `<module>.<function>`
 */
export function defineHook<A extends unknown[]>(portName: string): Port<(...args: A) => Promise<void>> {
  let followers: readonly ((...args: A) => unknown)[] | undefined;
  const call = async (...args: A) => {
    if (!followers) throw new Error(`The port ${portName} is not connected`);
    for (const follow of followers) await follow(...args);
  };
  const take = (given: readonly AnyFunction[]) => {
    followers = given as typeof followers;
  };
  return Object.assign(call, { portName, [TAKE]: take });
}

/** Gives a function to a port; `module.ts` lists it. */
export function connect<F extends AnyFunction>(port: Port<F>, given: NoInfer<F>): Connection {
  return { port, given };
}

/**
 * Connects the ports of a program.
 * @throws Error when a port is left without what it needs, or a connection has no port among these
 */
export function connectPorts(ports: readonly Port<AnyFunction>[], connections: readonly Connection[]): void {
  const unknown = connections.find(({ port }) => !ports.includes(port));
  if (unknown) throw new Error(`No module has the port ${unknown.port.portName}`);
  for (const port of ports) port[TAKE](connections.filter((each) => each.port === port).map(({ given }) => given));
}
