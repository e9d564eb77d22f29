import { DEPTH_MAX, DIGITS_MAX, LETTERS_MAX, PARTS_MAX } from '@prova/contract/code/returned-value';

/**
 * What runs code inside of Python: a function that returns a JSON of `outcome`, `message`, `value` and `printed`. It takes the
 * code, the name of a function and the arguments as JSON (without a name nothing is called: a program is run for what it
 * prints), what it tells that time passes, what ends the process of what prints or returns too much, and the letters that may
 * be printed and those that are kept of them, and what hears of a program what it prints. Code can reach and change all of it; as nothing here knows what is expected, it
 * gains nothing by that.
 */
export const GUEST = `
def _make():
    import asyncio, collections, decimal, io, json, math, random, sys, time, traceback, types
    DEPTH_MAX, waited, tell, drown, say = ${DEPTH_MAX}, 0.0, None, None, None

    class Printed(io.TextIOBase):
        def __init__(self, most, kept, is_heard):
            self.parts, self.letters, self.most, self.kept, self.is_heard = [], 0, most, kept, is_heard
        def writable(self):
            return True
        def write(self, text):
            if not isinstance(text, str):
                raise TypeError('write() argument must be str')
            if self.letters < self.kept:
                part = text[:self.kept - self.letters]
                self.parts.append(part)
                if self.is_heard:
                    say(part)
            self.letters += len(text)
            if self.letters > self.most:
                drown()
            return len(text)

    def wait(seconds):
        """Time passes by itself, so that nothing is waited for longer than it computes; clocks say then that it has come."""
        nonlocal waited
        seconds = max(0.0, float(seconds))
        waited += seconds
        tell(seconds)

    def advance(name):
        clock, clock_ns = getattr(time, name), getattr(time, name + '_ns')
        setattr(time, name, lambda: clock() + waited)
        setattr(time, name + '_ns', lambda: clock_ns() + int(waited * 1_000_000_000))

    class Waits:
        def select(self, timeout):
            if timeout is None:
                raise RuntimeError('What is awaited never comes.')
            wait(timeout)
            return []

    class Loop(asyncio.BaseEventLoop):
        def __init__(self):
            super().__init__()
            self._selector = Waits()
        def time(self):
            return waited
        def _process_events(self, events):
            pass
        def _write_to_self(self):
            pass

    def new_loop():
        nonlocal loop
        asyncio.events._set_running_loop(None)
        loop = Loop()
        return loop

    loop = None
    TOO_LARGE = {'other': 'a value that is too large'}

    def number(text):
        return {'number': text} if len(text) <= ${DIGITS_MAX} else TOO_LARGE

    def encode(value, depth, left):
        left[0] -= 1
        if left[0] < 0:
            drown()
        if depth > DEPTH_MAX:
            return TOO_LARGE
        if value is None or value is True or value is False:
            return value
        if isinstance(value, str):
            return letters(str.__str__(value), left)
        if isinstance(value, int):
            value = int(value)
            return number(str(value)) if value.bit_length() < 3000 else TOO_LARGE
        if isinstance(value, float):
            value = float(value)
            return value if math.isfinite(value) else {'other': str(value)}
        if isinstance(value, decimal.Decimal) and value.is_finite():
            return number(str(value))
        if isinstance(value, (list, tuple, dict)) and len(value) > ${PARTS_MAX}:
            drown()
        if isinstance(value, (list, tuple)):
            return {'array': [encode(one, depth + 1, left) for one in value]}
        if isinstance(value, dict):
            return {'object': [[letters(key(name), left), encode(one, depth + 1, left)] for name, one in value.items()]}
        return {'other': type(value).__name__[:100]}

    def letters(text, left):
        left[1] -= len(text)
        if left[1] < 0:
            drown()
        return text

    def key(name):
        if isinstance(name, str):
            return str.__str__(name)
        if name is None or isinstance(name, (bool, int, float)):
            return json.dumps(name)
        return repr(name)[:1000]

    def describe(error):
        name = type(error).__name__
        try:
            text = str(error)[:1500]
        except BaseException:
            text = ''
        line = None
        if isinstance(error, SyntaxError) and error.filename == 'answer.py':
            text, line = error.msg, error.lineno
        else:
            for frame, number in traceback.walk_tb(error.__traceback__):
                if frame.f_code.co_filename == 'answer.py':
                    line = number
        return (name + (': ' + text if text else ''))[:1500] + (f' (line {line})' if line else '')

    def returned(answer, name, given):
        if not callable(answer):
            raise NameError(f'There is no function "{name}".')
        value = answer(*json.loads(given))
        if asyncio.iscoroutine(value) or asyncio.isfuture(value):
            value = new_loop().run_until_complete(value)
        # Of this code and of what writes JSON, each level takes some.
        sys.setrecursionlimit(max(sys.getrecursionlimit(), 20 * DEPTH_MAX))
        return encode(value, 0, [${PARTS_MAX}, ${LETTERS_MAX}])

    def run(code, name, given, advance_host, end_host, most, kept, tell_host):
        nonlocal tell, drown, say
        tell, drown, say = advance_host, lambda: end_host(''.join(printed.parts)), tell_host
        printed = Printed(most, kept, not name)
        sys.stdout = sys.stderr = printed
        random.seed(0 if name else time.time_ns())
        time.sleep = wait
        for clock in ('monotonic', 'perf_counter'):
            advance(clock)
        asyncio.new_event_loop = asyncio.events.new_event_loop = new_loop
        asyncio.events._set_running_loop(None)
        result = {'message': ''}
        try:
            called = 'answer' if name else '__main__'
            module = types.ModuleType(called)
            sys.modules[called] = module
            exec(compile(code, 'answer.py', 'exec'), module.__dict__)
            if name:
                result['value'] = returned(module.__dict__.get(name), name, given)
            result['outcome'] = 'returned'
        except MemoryError:
            result['outcome'] = 'memory'
        except BaseException as error:
            result['outcome'] = 'threw'
            try:
                if not name and isinstance(error, SystemExit) and not error.code:
                    result['outcome'] = 'returned'
                else:
                    result['message'] = describe(error)
            except BaseException:
                result['message'] = 'It raised something that cannot be read.'
        result['printed'] = ''.join(printed.parts)
        return json.dumps(result)

    return run
_make()
`;
