/** Machines, electronics and instruments. How a row is written: `read-family.ts`. */
export const DEVICES = `
robot/android | h1.75 | cyborg soldier, service robot, humanoid machine, robot man, robot woman, robot girl, c3po = c 3po body@gold, terminator @chrome, ai robot, robot butler, robot maid, robocop, house robot, robot soldier, robot warrior, combat android, robot waiter, ironman = iron man body#a8201c trim@gold, robot knight, metal man @steel, robot astronaut, gynoid, robot head h0.3, robot police, synth, replicant, chrome android @chrome, robot samurai, robot ninja, war robot, sentry robot, robots, droids, cyberman, ultron @chrome, power armor
robot/toy robot | h0.3 | tin robot !whole, retro robot, vintage robot, wind up robot, cute robot, little robot, mini robot, robot toy, small robot, lego robot @plastic, cardboard robot @cardboard, box robot @cardboard, 1950s robot, old robot, wall e body#c8a03c h0.8 = walle body#c8a03c h0.8, r2d2 = r2 d2 body#f2f2f0 h1.1, steampunk robot body@brass h0.6, marvin robot, clockwork robot @brass, bender @steel h1.8, baby robot, wooden robot @wood, helper robot h0.6, kids robot, robot companion, bumblebee toy, mascot robot, chibi robot, friendly robot, companion cube l0.5, space robot, minion robot body#f0c320, dalek h1.7, robot pet, nanobot, chatbot, bb8 body#f2f0ea, robot lawn mower, robby the robot h2, futuristic toy, gadget robot
robot/mech | h5 | mecha suit, gundam = mobile suit, transformer = transformers = optimus prime body#b8281c, battle mech = battlemech, giant robot, war mech, evangelion body#5a3a9a, combat mech, mech warrior, combat robot, titanfall titan, heavy mech, military robot body#5a6038, walker = at st, exosuit, exoskeleton, pacific rim jaeger, jaeger, voltron, megazord body#c8201c, robot giant, mech suit, assault mech, hunter mech, iron giant @steel h15, bumblebee transformer body#f0c320, megatron @steel, armored mech, security mech, spider tank, guard robot, killer robot, sci fi mech, at at h20, robo warrior, mining mech, war bot, dreadnought, zaku body#4a6a3a
robot/robot | h1.6 | industrial robot, robotic arm = robot arm body#e8741c, factory robot, agricultural robot, pool robot, medical robot, machine man, robot vacuum h0.1 = roomba h0.1, cleaning robot, surgical robot, roboter, welding robot, delivery robot, spot robot, nurse robot, robot bartender, assembly robot, palletizer, scara, kuka arm body#e8741c
gear | | gear = cog = cogwheel = gear wheel = spur gear, steampunk gear @brass, helical gear, ratchet wheel, flywheel teeth=40
gear/gears | | gears = clockwork = gear train = cogs, gearbox, escapement, transmission
gear/planetary gear | | planetary gear = planetary gears
gear/bevel gear | | bevel gear
gear/worm gear | | worm gear
gear/sprocket | | sprocket = chain sprocket
gear/pulley | | pulley
gear/bearing | | bearing = ball bearing
bolt | | bolt = hex bolt, stud bolt, anchor bolt, threaded rod
bolt/nut | | hex nut = nut bolt, t nut
bolt/nut and bolt | | nut and bolt = nuts and bolts
bolt/eye bolt | | eye bolt
bolt/wing nut | | wing nut, thumbscrew
bolt/washer | | washer = grommet
bolt/screw | | screw = wood screw = screws
bolt/nail | | nail = nails = iron nails, tack nail, spike = railroad spike
bolt/spring | | spring = coil spring = metal spring
bolt/hinge | | hinge = door hinge
pipe/pipe | | pipe = pipes = tube, water pipe, pipe fitting = pipe joint, steam pipe = steampunk pipe @copper, drain pipe, exhaust pipe, manhole pipe, chimney pipe, gas pipe, sewer pipe @concrete, tubing, pipeline, gutter, plumbing, boiler tank h1.4, manifold, periscope, straw pipe, shower pipe, elbow pipe, sprinkler
pipe/valve | | valve = gate valve, gas valve
pipe/valve wheel | | valve wheel = hand wheel = handwheel
pipe/faucet | | tap = faucet = water tap
pipe/radiator | | radiator = heater
pipe/warp pipe | | mario pipe = warp pipe
pipe/smokestack | | smokestack = factory chimney
pipe/duct | | vent = air vent = duct, air conditioner = air conditioning l0.8
pipe/smoking pipe | | tobacco pipe = smoking pipe = sherlock pipe = wooden pipe = corncob pipe
pipe/hookah | | hookah = shisha, bong h0.4
pipe/cigarette | | cigarette, vape @steel
pipe/cigar | | cigar
pipe/ashtray | | ashtray
engine/engine | | engine = car engine = motor = combustion engine, v8 engine = v8, steam engine model, carburetor, supercharger, radiator engine, stirling engine, outboard motor
engine/jet engine | | turbine = jet engine = turbofan, turbocharger = turbo, steam turbine, windmill turbine
engine/rocket motor | | rocket motor, thruster
engine/electric motor | | electric motor, dynamo, alternator, air pump
engine/generator | | generator = power generator, compressor, solar generator, server engine, transformer box
engine/reactor | | reactor = nuclear reactor = fusion reactor, arc reactor, warp drive
engine/fuel pump | | pump = gas pump = fuel pump = petrol pump
engine/piston | | piston, hydraulic cylinder
engine/spark plug | | spark plug
barrel | @steel | boiler h1.6 = water heater h1.6
pipe/pipe | | muffler @steel
wheel | | wheel = car wheel = wheels, alloy wheel = rim, sports wheel = racing wheel rim=mesh
wheel/tire | | tire = tyre = spare tire = car tire, monster truck tire h1.5, tractor tire h1.6
wheel/bicycle wheel | | bicycle wheel = bike wheel
wheel/cart wheel | | cart wheel = wagon wheel = wooden wheel
wheel/ship wheel | | ship wheel = ships wheel = helm, dharma wheel @gold
wheel/steering wheel | | steering wheel
wheel/water wheel | | water wheel = waterwheel = mill wheel, paddle wheel
wheel/propeller | | propeller = ship propeller = boat propeller
machine | | machine = contraption = device = strange machine, industrial machine, factory machine, generator machine, magic machine, teleport machine, punch press, power loom, incubator, steamroller machine, sewing robot, printing press h1.8, oil pump, gas mask machine, ventilator
machine/3d printer | | 3d printer h0.5 = printer = 3d printing machine, laser cutter, cnc machine = cnc, photocopier = copier, scanner = barcode scanner, label printer, paper shredder, milling machine
machine/conveyor belt | | conveyor belt l2.7 = conveyor = assembly line, treadmill l1.8 = running machine, luggage belt
machine/lathe | | lathe l1.5 = wood lathe
machine/slot machine | | slot machine = one armed bandit = fruit machine h0.72, pinball, coin machine, jukebox machine
machine/atm | | atm = cash machine = cashpoint h1.55, ticket machine, parking machine, change machine, voting machine, kiosk machine, terminal computer, stamp machine, time capsule
machine/gumball machine | | gumball dispenser = bubblegum machine h0.42, dispenser, popcorn machine h1.5, cotton candy machine, water cooler = water dispenser h1.2
machine/cash register | | cash register h0.42 = till = cash box
machine/control panel | | control panel = control console = console panel = control desk h1.25, switchboard, server = server tower h1.25, fuse box = electric box = circuit breaker, x ray machine, mri = mri scanner, defibrillator, particle accelerator, hologram projector, projector lift
gamepad/arcade machine | | claw machine = crane game h1.8
battery | | battery = aa battery = batteries = aaa battery = alkaline battery, lithium battery
battery/car battery | | car battery = lead battery = vehicle battery h0.2
battery/power bank | | power bank = powerbank = portable charger l0.2, wireless charger, electric charger, power adapter
battery/energy cell | | energy cell = power cell = energy core = fuel cell = power core h0.3, power cube, cryo pod = stasis pod h2.2, reactor core h1
battery/plug | | plug = power plug = electrical plug l0.2, usb cable l0.2
battery/socket | | socket = power socket = outlet = power outlet = wall socket h0.115
battery/power strip | | power strip = extension cord = extension lead l0.4, cable reel, charging station
phone | | phone = telephone, smartphone = cell phone = mobile phone = mobile = iphone = android phone, phone case = iphone case, galaxy phone, pda, tricorder, gps screen=picture, doorbell camera, phones, communicator
phone/rotary phone | | rotary phone = old phone = retro phone = vintage telephone, landline, handset, toy phone, public phone h0.6, intercom
phone/brick phone | | brick phone, nokia, satellite phone, blackberry phone, pager, remote control = remote = tv remote l0.17, calculator h0.15, banana phone #f0c320
phone/flip phone | | flip phone
phone/walkie talkie | | walkie talkie = walkie h0.24, portable radio
computer | | computer = pc = desktop computer = desktop, server computer, supercomputer h2, mainframe h2, computers
computer/gaming pc | | gaming pc = gaming computer
computer/laptop | | laptop = notebook computer = macbook, hacker laptop screen=code
computer/monitor | | monitor = computer monitor = screen, imac, pixel screen
computer/tablet | | tablet = ipad, ereader = kindle, holo table
computer/keyboard | | keyboard = computer keyboard l0.45, mechanical keyboard l0.45, keycap l0.018
computer/computer mouse | | computer mouse l0.11, trackpad
computer/computer tower | | pc tower h0.45, hard drive = hard disk l0.1, ssd
computer/retro computer | | retro computer = old computer, commodore 64, macintosh
computer | | graphics card = gpu l0.28, usb stick = flash drive = usb l0.05, floppy disk l0.09, circuit board = motherboard = pcb l0.3 #1d6a3a, cpu = microchip = chip = processor l0.04, cd = dvd = disc = compact disc @chrome l0.12, vinyl record = record = vinyl #17171a l0.3, webcam, cassette = cassette tape l0.1, memory card = sd card l0.03, ram stick, router = wifi router = modem l0.25, raspberry pi = arduino l0.09, floppy, charger, mousepad computer, sensor, microcontroller, stylus pen, mp3 player = ipod, vhs tape = video tape l0.19, motherboard chip, radio tube, breadboard electronics, transistor l0.01, capacitor l0.02, resistor l0.01, led light l0.01 = led
tv | | tv = television = telly = flat screen = flat screen tv, smart tv, movie screen, security monitor screen=desktop, projector screen, jumbotron, arcade monitor screen=game
tv/old tv | | old tv = retro tv = vintage tv = crt tv, tv set, portable tv, oscilloscope screen=plain
tv/projector | | projector = movie projector h0.4, film projector, slide projector
tv | | broken tv
camera | | camera = photo camera = digital camera = dslr = reflex camera, gopro = action camera, camera lens = lens l0.1, leica, spy camera
camera/polaroid camera | | polaroid = polaroid camera = instant camera, disposable camera
camera/security camera | | security camera = cctv = surveillance camera = cctv camera, thermal camera, webcam camera
camera/film camera | | film camera = movie camera = video camera = camcorder h1.5, tripod camera, plate camera, bellows camera, box camera
camera/vintage camera | | vintage camera = old camera
camera | | film reel l0.3, clapperboard = clapboard = movie clapper l0.3, film roll = roll of film, camera drone rig, movie slate
headphones | | headphones = headphone, beats headphones shell#b3161f, ear defenders = earmuffs shell#e0a01c
headphones/headset | | headset, gaming headset
headphones/earbuds | | earbuds = airpods = earphones l0.08, hearing aid l0.04, earpiece, ear plug
headphones/vr headset | | vr headset = vr goggles = virtual reality headset, ar glasses headset, hololens, oculus, quest headset
speaker | | speaker = loudspeaker = loud speaker, studio monitor, subwoofer drivers=1 body#1d1e21 body@paint, intercom speaker drivers=1 h0.15, tower speaker drivers=3 h1 = floor speaker drivers=3 h1 = pa speaker drivers=3 h1, hi fi drivers=3 h0.5, music player h0.2
speaker/bluetooth speaker | | bluetooth speaker = portable speaker = wireless speaker, smart speaker h0.1
speaker/soundbar | | soundbar = sound bar l0.9
speaker/amplifier | | amplifier = guitar amp = amp
speaker/radio | | radio = vintage radio = old radio = transistor radio, radio set, ham radio body#3a4038 body@paint, car radio l0.18 body#1c1d20 body@plastic, alarm radio = clock radio = radio alarm l0.2 body#1c1d20 body@plastic
speaker/boombox | | boombox = boom box = ghetto blaster l0.6 = stereo, cassette player l0.3 = tape recorder l0.3 = tape deck l0.3 = walkman l0.15, cd player l0.35
speaker/gramophone | | gramophone = phonograph h0.75 = phonograph horn = victrola h0.75
speaker/record player | | record player = turntable = vinyl player l0.45, dj deck = dj mixer = mixing desk l0.6 body#1c1d20 body@plastic, dj table l0.6 body#1c1d20 body@plastic
speaker/jukebox | | jukebox h1.5
speaker/microphone | | microphone = mic h0.27, studio microphone h0.27
speaker/retro microphone | | retro microphone = vintage microphone = old microphone h0.23
speaker/megaphone | | megaphone = bullhorn = bull horn l0.35, air raid siren h0.4 body#c8a01c
gamepad | | gamepad = game controller = controller = joypad = playstation controller = xbox controller, nes controller
gamepad/game console | | game console = console gaming = nintendo = xbox = playstation, playstation 5, super nintendo, sega, n64, atari
gamepad/handheld console | | gameboy = game boy = handheld console h0.15, game boy color, tamagotchi h0.05
gamepad/arcade machine | | arcade machine = arcade cabinet = arcade
gamepad/joystick | | joystick h0.2, flight stick, arcade stick
gamepad | | nintendo switch, steering wheel controller, game cartridge = cartridge l0.1, wii remote, racing simulator l1.4, dance pad, light gun, steam deck
lightbulb/light bulb | | light bulb = lightbulb = bulb = incandescent bulb, idea bulb, lamp bulb, glow bulb, vacuum tube, lava bulb, broken bulb lit=false
lightbulb/edison bulb | | edison bulb = filament bulb = vintage bulb
lightbulb/led bulb | | led bulb = led light bulb = led lamp bulb
lightbulb/fluorescent tube | | fluorescent tube = neon tube l1.2, uv light = strip light = tube light l1.2
lightbulb/neon light | | neon light = neon sign = neon l0.45, neon heart motif=heart, neon star motif=star, neon arrow motif=arrow, neon lightning motif=lightning
lightbulb/christmas lights | | christmas lights = string of lights = fairy lights = string lights = christmas light
lightbulb/plasma ball | | plasma ball = plasma globe h0.25, tesla coil h1
lightbulb/disco ball | | disco ball = mirror ball = discoball h0.4
lightbulb/beacon | | warning light = beacon light = police light = emergency light = siren light h0.15
pen | | laser pointer l0.14 @steel
fridge | | fridge = refrigerator = freezer = fridge freezer, deep freezer
fridge/double fridge | | double fridge = american fridge = side by side fridge = double door fridge
fridge/retro fridge | | retro fridge = vintage fridge = old fridge, smeg fridge
fridge/mini fridge | | mini fridge = small fridge = bar fridge h0.6, drinks fridge, beer fridge, chest freezer h0.8
fridge/washing machine | | washing machine = laundry machine h0.85, dryer = tumble dryer h0.85
fridge/dishwasher | | dishwasher h0.85
fridge/stove | | stove = cooker = gas stove = kitchen stove = range cooker h0.95, vintage stove body#efe4c6 h0.95, cooktop = hob h0.95, cast iron stove body@cast-iron body#26272a, hot plate h0.95
fridge/oven | | oven h0.6, stove oven, kitchen oven h0.6
fridge/toaster oven | | toaster oven = mini oven h0.25
fridge/microwave | | microwave = microwave oven h0.3
fridge/vending machine | | vending machine = drinks machine = snack machine = soda machine h1.82, soda fountain h1.82
fridge/barbecue | | barbecue = bbq = grill = barbecue grill = charcoal grill h0.95, smoker grill
fridge/cooler | | cooler = ice box = cool box = coolbox h0.42
small appliance | | blender = smoothie maker, food processor, juicer, hand blender, soda maker, milk frother h0.2, ice cream maker h0.3
small appliance/mixer | | mixer = stand mixer = kitchenaid = food mixer, hand mixer, meat grinder, pasta maker, dough mixer
small appliance/cooker | | rice cooker, slow cooker = crock pot, pressure cooker = instant pot, air fryer h0.32 body#232427, humidifier, popcorn maker, egg cooker h0.18, bread maker h0.3, waffle iron = waffle maker h0.14, dehydrator, air purifier h0.5, salad spinner, coffee roaster, deep fryer = fryer h0.3
small appliance/fan | | fan = electric fan = desk fan h0.4 = table fan = ventilator fan, space heater h0.4 blades#8a3020, floor fan h1.1
small appliance/iron | | iron appliance = clothes iron = flat iron = laundry iron l0.28, steam iron = electric iron l0.28
small appliance/hair dryer | | hair dryer = hairdryer = blow dryer = blow drier l0.25, leaf blower l1, curling iron = hair straightener = hair curler l0.3, heat gun l0.25
small appliance/vacuum | | vacuum cleaner = vacuum = hoover h0.8, pressure washer h0.9 body#e8c41c
small appliance/sewing machine | | sewing machine l0.45 = antique sewing machine = vintage sewing machine
small appliance/modern sewing machine | | modern sewing machine = overlocker = electric sewing machine l0.45
small appliance/toothbrush | | toothbrush = electric toothbrush h0.25, electric shaver = electric razor h0.18 body#26282c
table | | ironing board l1.3
scale | | weighing machine
toaster | | toaster = retro toaster = pop up toaster = bread toaster, toaster with toast, brave toaster, sandwich maker = panini press toast=false
kettle | | kettle = tea kettle = stove kettle = whistling kettle = stovetop kettle, copper kettle @copper, cast iron kettle @cast-iron, camping kettle body#2a4a7a body@enamel, enamel kettle body@enamel body#e8e4da
kettle/electric kettle | | electric kettle = water kettle, thermos kettle, water boiler
kettle/gooseneck kettle | | gooseneck kettle = pour over kettle = swan neck kettle
kettle/samovar | | samovar h0.45 = tea urn h0.45
teapot/teapot | h0.15 | tea pot = teapots, tea set = tea service, utah teapot style=round bands=false, clay teapot @ceramic body#a8623c bands=false, chinese teapot style=squat = japanese teapot style=squat, sugar bowl = creamer = sugar pot, gravy boat style=squat, porcelain teapot, milk jug creamer, silver teapot @silver bands=false, ewer style=tall @brass bands=false, english teapot style=round, glass teapot @glass bands=false, alice in wonderland teapot
teapot/coffee pot | h0.22 | coffeepot
teapot/iron teapot | h0.16 | cast iron teapot = tetsubin
coffeemachine/coffee machine | | coffee machine = espresso machine = espresso maker = cappuccino machine, coffee maker, nespresso, turkish coffee pot = cezve h0.15
coffeemachine/filter coffee machine | | filter coffee machine = drip coffee maker = drip coffee machine = coffee pot machine
coffeemachine/moka pot | | moka pot = percolator = stovetop espresso maker h0.22
coffeemachine/coffee grinder | | coffee grinder = grinder = coffee mill = pepper mill box h0.25
coffeemachine/french press | | french press = cafetiere = coffee press h0.26, coffee dripper, siphon coffee, pour over
typewriter | | typewriter = vintage typewriter = type writer = antique typewriter, adding machine paper=false, teletype, telegraph, enigma machine paper=false body#3a2c20, fax machine = fax round=false body#d8d2c2, label maker l0.2 round=false, printing set, morse key l0.15 paper=false
table | | abacus @wood l0.3
telescope | | telescope = astronomy telescope, reflector telescope, theodolite, steampunk telescope tube@copper
telescope/spyglass | | spyglass = pirate telescope = spy glass
telescope/binoculars | | binoculars = field glasses, opera glasses l0.1
telescope/microscope | | microscope, electron microscope, lab equipment
telescope/magnifying glass | | magnifying glass = magnifier = loupe, detective magnifying glass
scale | | scale = scales = balance = balance scale = justice scale @brass, kitchen scale = weighing scale, bathroom scale, thermometer, ruler l0.3 @wood, scales of justice @brass, weight = weights @iron, set square, barometer, compass tool = drawing compass l0.15, yardstick @wood l0.9, gauge = pressure gauge @brass, speedometer, protractor tool, wind vane = weather vane = weathercock @copper h0.8, anemometer, rain gauge, plumb bob @brass, sextant tool, seismograph, voltmeter, hydrometer, spring scale, altimeter
guitar | kind=acoustic | guitar = acoustic guitar = classical guitar, 12 string guitar, spanish guitar, flamenco guitar, toy guitar l0.4, guitars, guitar case, guitar pick l0.03, guitar stand, dulcimer, zither, koto, kora, hurdy gurdy
guitar/electric guitar | | electric guitar = rock guitar, stratocaster = fender shape=strat, steel guitar, double neck guitar
guitar/les paul | | les paul, jazz guitar
guitar/flying v guitar | | flying v guitar
guitar/bass guitar | | bass guitar = bass
guitar/ukulele | | ukulele l0.55, cavaquinho l0.55, charango l0.6
guitar/banjo | | banjo, resonator guitar, shamisen, erhu
guitar/lute | | lute, mandolin l0.65, sitar l1.2, balalaika l0.7, pipa, bouzouki, oud
violin | | violin = fiddle, viola, stradivarius, string instrument, fiddle and bow, toy violin l0.4, electric violin #17171a, rebec, violin case
violin/cello | | cello = violoncello, viola da gamba
violin/double bass | | double bass = contrabass = upright bass
violin/violin bow | | violin bow
piano | | piano = grand piano, baby grand piano, grand pianos, harpsichord case@wood, toy piano l0.4 case@plastic case#d8281e bench=false
piano/upright piano | | upright piano, player piano, clavichord, celesta, harmonium, organ instrument = pipe organ = church organ h5
piano/musical keyboard | | musical keyboard = synthesizer = synth keyboard = electric piano, music keyboard, keytar, piano keys, drum machine, beat pad
piano | | accordion = concertina l0.4, xylophone = glockenspiel = marimba l0.5, melodica, calliope, theremin, vibraphone, kalimba l0.15, bandoneon
drum | | drum = snare drum, marching drum, toy drum l0.15, tom drum, frame drum, toms
drum/drum kit | | drum kit = drum set = drums
drum/bongo | | bongo = bongos = bongo drums, conga = congas h0.75, tabla
drum/djembe | | djembe = african drum, war drum, log drum
drum/bass drum | | bass drum = kick drum h0.62, taiko = taiko drum shell@wood h0.9
drum/cymbal | | cymbal = cymbals
drum/gong | | gong h1.1
drum | | tambourine h0.06, timpani = kettledrum @copper, maracas = maraca h0.25, drumstick drum = drumsticks @wood l0.4, steel drum @steel, triangle instrument @steel, castanets @wood, rattle drum, hang drum @steel, cajon @wood, woodblock @wood, claves, rainstick, shaker, cowbell instrument, drum pad, percussion instrument, steelpan, vibraslap, bodhran
wind instrument/trumpet | | trumpet = cornet = bugle l0.55, flugelhorn, vuvuzela @plastic, party horn, musical instrument = instrument, hunting horn
wind instrument/trombone | | trombone l1.25
wind instrument/french horn | | french horn = horn instrument h0.42
wind instrument/tuba | | tuba = sousaphone h0.9, euphonium = baritone h0.7
wind instrument/saxophone | | saxophone = sax = alto sax h0.68, soprano sax
wind instrument/clarinet | | clarinet = oboe = bassoon h0.7, english horn, recorder = recorder flute body@wood body#c89a5c h0.33, bassoon horn, didgeridoo body@wood body#8a5a30 h1.3, krummhorn, pungi
wind instrument/flute | | flute = transverse flute l0.67, piccolo l0.33, fife body@wood body#6a3c1c l0.35, tin whistle l0.3, shakuhachi body@wood body#b98a4e l0.55, kazoo l0.12
wind instrument/harmonica | | harmonica = mouth organ = blues harp l0.1
wind instrument/pan flute | | pan flute = panpipes = pan pipes h0.2, ocarina h0.12, bagpipe = bagpipes h0.6
wind instrument/viking horn | | viking horn = war horn = drinking horn = blowing horn l0.45, conch horn, alpine horn = alphorn l3, shofar l0.4
harp | | harp = concert harp = golden harp = pedal harp h1.78, angel harp h1
harp/celtic harp | | celtic harp = irish harp = small harp h1, autoharp
harp/lyre | | lyre = kithara = greek lyre h0.5, jaw harp h0.1
bell | | bell = hand bell = handbell, school bell, dinner bell, golden bell @gold, christmas bell @gold, bells, tibetan bell @bronze
bell/church bell | | church bell, liberty bell, ship bell = ships bell h0.4, temple bell, buddhist bell
bell/jingle bell | | jingle bell = jingle bells = sleigh bell = sleigh bells h0.05, cat bell h0.02
bell/cow bell | | cowbell = cow bell
bell/desk bell | | desk bell = service bell = reception bell
bell | | wind chime = wind chimes h0.6, bicycle bell l0.06, doorbell bell, alarm bell = alarm, chime, carillon, tubular bells
`;
